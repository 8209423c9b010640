import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Loss } from '../content-source.ts';
import { attribute, findAll, findElement, linkTo, textOf } from '../html/elements.ts';
import { type Conversion, htmlToMarkdown } from '../html/html-to-markdown.ts';
import type { Lose } from '../html/loss-list.ts';
import { lastWordsOfHtml } from '../html/quote-text.ts';
import { withoutParts } from '../restrictions/restricted-part.ts';
import type { WxrIndex } from './index-export.ts';
import { addParagraphs } from './paragraphs.ts';
import { findRestrictedBlocks } from './restrictions/restricted-blocks.ts';
import { findRestrictedShortcodes } from './restrictions/restricted-shortcodes.ts';
import { findUnclearShortcodes, type UnclearShortcode } from './restrictions/unclear-shortcodes.ts';
import { replaceShortcodes } from './shortcodes.ts';

const IMAGE = /\.(?:jpe?g|png|gif|webp|avif)$/i;

interface ContentConversion extends Conversion {
  /** Shortcodes because of which the text must not be published unread. */
  readonly unclear: readonly UnclearShortcode[];
}

/** The text of a post as Markdown. */
export function convertContent(given: string, index: WxrIndex, id = ''): ContentConversion {
  const losses: Loss[] = [];
  const lose = (loss: Loss) => losses.push(loss);
  const restricted = [...findRestrictedBlocks(given), ...findRestrictedShortcodes(given)];
  const content = withoutParts(given, restricted, lose);
  for (const { 1: name = '', index: at } of content.matchAll(/<!-- wp:([\w/-]+)[^>]*\/-->/g)) {
    const places = [lastWordsOfHtml(content.slice(0, at))];
    lose({ kind: 'shortcode', detail: name, places });
  }
  const html = addParagraphs(replaceShortcodes(content, { ...index, id }, lose));
  const conversion = htmlToMarkdown(html, {
    rewrite: createRewrite(index),
    prepare: (tree, add) => {
      replaceEmbeds(tree, add);
      useOriginals(tree, index);
    },
  });
  const unclear = findUnclearShortcodes(content);
  return { ...conversion, losses: [...losses, ...conversion.losses], unclear };
}

/** The block editor stores embedded content as its address. */
function replaceEmbeds(tree: Root, lose: Lose): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'figure' || !parent || index === undefined) return undefined;
    const address = textOf(element).split(' ')[0] ?? '';
    if (findAll(element, 'img').length > 0 || !/^https?:\/\/\S+$/.test(address)) return undefined;
    lose({ kind: 'embed', detail: address }, element);
    parent.children.splice(index, 1, linkTo(address, address));
    return [SKIP, index + 1];
  });
}

/** Texts contain smaller copies of pictures, linked to the original. */
function useOriginals(tree: Root, { attachments, site }: WxrIndex): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'img') {
      const original = attachments.get(/wp-image-(\d+)/.exec(classOf(element))?.[1] ?? '');
      if (original) element.properties.src = original.url;
      if (original?.alternativeText && !element.properties.alt) {
        element.properties.alt = original.alternativeText;
      }
    }
    const isLinked = element.tagName === 'a' && IMAGE.test(attribute(element, 'href'));
    const image = isLinked ? findElement(element, ({ tagName }) => tagName === 'img') : undefined;
    const isOwn = attribute(element, 'href').startsWith(site);
    if (!image || !isOwn || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...element.children);
    return [SKIP, index];
  });
}

const classOf = ({ properties }: Element): string => [properties.className].flat().join(' ');

/** An uploaded file, which is copied. */
export const isUpload = ({ pathname }: URL): boolean =>
  /\/wp-content\/uploads\/.*\.\w+$/.test(pathname) && !IMAGE.test(pathname);

/** Links to texts of the old site lead to those here. */
function createRewrite({ site, paths }: WxrIndex): (address: string) => string {
  const host = URL.parse(site)?.host;
  return (address) => {
    const absolute = address.startsWith('//') ? `https:${address}` : address;
    const url = URL.parse(absolute, `${site}/`);
    if (!url || url.host !== host || absolute.startsWith('#')) return absolute;
    const moved = paths.get(url.pathname.replace(/\/$/, ''));
    if (moved !== undefined) return moved + url.hash;
    if (IMAGE.test(url.pathname) || isUpload(url)) return url.href;
    return url.pathname === '/' && url.search === ''
      ? '/'
      : `${url.pathname}${url.search}${url.hash}`;
  };
}
