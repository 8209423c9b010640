import type { Loss } from '../content-source.ts';
import { lastWordsOfHtml } from '../html/quote-text.ts';
import type { WxrIndex } from './index-export.ts';

type Lose = (loss: Loss) => void;
type Post = Pick<WxrIndex, 'attachments' | 'uploads'> & { readonly id: string };

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))/g;
const LINKS = new Set(['audio', 'embed', 'video', 'youtube', 'vimeo', 'soundcloud', 'playlist']);
const LINK_MARKS = new RegExp(`\\[/?(?:${[...LINKS].join('|')})\\b[^\\]]*\\]`, 'g');

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Code, and shortcodes in double brackets, which WordPress shows instead of replacing them. */
const UNTOUCHED = /<(pre|code)\b[^>]*>[\s\S]*?<\/\1>|\[(\[[a-z][^[\]]*\])\]/gi;
/** Enough for the last words before a place. */
const MAX_BEFORE = 10_000;
/** Stands for a part that is not touched. No text has this character. */
const MARK = '\u{10FFFF}';
const MARKED = new RegExp(`${MARK}(\\d+)${MARK}`, 'gu');

/**
 * Replaces the shortcodes of WordPress itself, and removes those of plugins around their content. Code is never
 * touched.
 */
export function replaceShortcodes(given: string, post: Post, lose: Lose): string {
  const untouched: string[] = [];
  const html = given
    .replaceAll(MARK, '')
    .replace(UNTOUCHED, (all, _tag: string | undefined, shown: string | undefined) => {
      untouched.push(shown ?? all);
      return `${MARK}${untouched.length - 1}${MARK}`;
    });
  return replaceIn(html, post, lose).replace(
    MARKED,
    (_, index: string) => untouched[Number(index)] ?? '',
  );
}

function replaceIn(html: string, post: Post, lose: Lose): string {
  const captions = html.replace(
    /\[(?:wp_)?caption\b([^\]]*)\]([\s\S]*?)\[\/(?:wp_)?caption\]/g,
    (_, attributes: string, content: string) => caption(content, attributesIn(attributes).caption),
  );
  const galleries = captions.replace(
    /\[gallery\b([^\]]*)\]/g,
    (_, attributes: string, offset: number) =>
      gallery(attributesIn(attributes), post, loseAt(captions, offset, lose)),
  );
  const links = galleries.replace(
    /\[(\w+)\b([^\]]*)\](?:([^[]*)\[\/\1\])?/g,
    (all, name: string, attributes: string, content: string | undefined, offset: number) =>
      LINKS.has(name)
        ? link(name, attributes, content ?? '', loseAt(galleries, offset, lose))
        : all,
  );
  return withoutOthers(links, lose);
}

/** Only what has attributes or an end is a shortcode: `[sic]` is not. */
function withoutOthers(html: string, lose: Lose): string {
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/g)].map(([, name]) => name));
  return html.replace(
    /\[(\/?)([a-z][\w-]*)((?:\s[^\]<>]*)?)\/?\]/g,
    (all, end: string, name: string, rest: string, offset: number) => {
      if (!closed.has(name) && !/\w=/.test(rest)) return all;
      if (end === '') loseAt(html, offset, lose)({ kind: 'shortcode', detail: name });
      return '';
    },
  );
}

/** Reports losses with the words before a place. */
const loseAt =
  (html: string, offset: number, lose: Lose): Lose =>
  (loss) => {
    const before = html.slice(Math.max(0, offset - MAX_BEFORE), offset);
    const words = before.replaceAll(MARKED, '').replaceAll(LINK_MARKS, '');
    lose({ ...loss, places: [lastWordsOfHtml(words)] });
  };

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name,
      values.find((value) => value !== undefined) ?? '',
    ]),
  );
}

/** Old versions have the caption in an attribute, newer ones after the picture. */
function caption(content: string, attribute: string | undefined): string {
  const image = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/.exec(content)?.[0] ?? '';
  const text = attribute ?? content.replace(image, '');
  return `<figure>${image}<figcaption>${text}</figcaption></figure>`;
}

/** Without ids, it shows what was uploaded for the text. */
function gallery(
  { ids, include }: Record<string, string>,
  { id, attachments, uploads }: Post,
  lose: Lose,
): string {
  const shown = (ids ?? include)?.split(',') ?? uploads.get(id) ?? [];
  const images = shown.flatMap((shownId) => attachments.get(shownId.trim()) ?? []);
  if (images.length === 0) lose({ kind: 'shortcode', detail: 'gallery' });
  return images
    .map(({ url, alternativeText = '', caption = '' }) => {
      const image = `<img src="${escapeText(url)}" alt="${escapeText(alternativeText)}">`;
      return `<figure>${image}<figcaption>${caption}</figcaption></figure>`;
    })
    .join('\n\n');
}

function link(name: string, attributes: string, content: string, lose: Lose): string {
  const values = attributesIn(attributes);
  const named = ['src', 'url', 'mp3', 'mp4', 'webm', 'ogg'].map((key) => values[key]);
  const address = [content, ...named, attributes]
    .map((text) => /https?:\/\/[^\s"'\]<]+/.exec(text ?? '')?.[0])
    .find((found) => found !== undefined);
  if (address === undefined) {
    lose({ kind: 'shortcode', detail: name });
    return '';
  }
  const isMedia = name === 'audio' || name === 'video';
  lose({ kind: isMedia ? 'media' : 'embed', detail: address });
  return `\n\n<p><a href="${escapeText(address)}">${escapeText(address)}</a></p>\n\n`;
}
