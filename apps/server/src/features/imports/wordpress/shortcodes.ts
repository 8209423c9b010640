import type { Loss } from '../content-source.ts';
import type { WxrIndex } from './index-export.ts';

type Lose = (loss: Loss) => void;
type Post = Pick<WxrIndex, 'attachments' | 'uploads'> & { readonly id: string };

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))/g;
const LINKS = new Set(['audio', 'embed', 'video', 'youtube', 'vimeo', 'soundcloud', 'playlist']);

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Replaces the shortcodes of WordPress itself, and removes those of plugins around their content. */
export function replaceShortcodes(html: string, post: Post, lose: Lose): string {
  const captions = html.replace(
    /\[(?:wp_)?caption\b([^\]]*)\]([\s\S]*?)\[\/(?:wp_)?caption\]/g,
    (_, attributes: string, content: string) => caption(content, attributesIn(attributes).caption),
  );
  const galleries = captions.replace(/\[gallery\b([^\]]*)\]/g, (_, attributes: string) =>
    gallery(attributesIn(attributes), post, lose),
  );
  const links = galleries.replace(
    /\[(\w+)\b([^\]]*)\](?:([^[]*)\[\/\1\])?/g,
    (all, name: string, attributes: string, content = '') =>
      LINKS.has(name) ? link(name, attributes, content, lose) : all,
  );
  return withoutOthers(links, lose);
}

/** Only what has attributes or an end is a shortcode: `[sic]` is not. */
function withoutOthers(html: string, lose: Lose): string {
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/g)].map(([, name]) => name));
  return html.replace(
    /\[(\/?)([a-z][\w-]*)((?:\s[^\]<>]*)?)\/?\]/g,
    (all, end: string, name: string, rest: string) => {
      if (!closed.has(name) && !/\w=/.test(rest)) return all;
      if (end === '') lose({ kind: 'shortcode', detail: name });
      return '';
    },
  );
}

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
