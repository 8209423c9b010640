import type { ElementContent, Root, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { renderTree } from '../markdown/render-markdown.ts';
import type { PageStore } from './page-store.ts';
import { findLinkLanguage, findPictures } from './render-body.ts';

export interface RenderedBlocks {
  /** The HTML of each block by the offset at which it starts in the source. */
  readonly html: ReadonlyMap<number, string>;
  /** The HTML of the footnotes. */
  readonly notes: string;
}

const toHtml = unified().use(rehypeStringify);

/** Renders a text as pages do, but in parts: paragraphs, headings, lists, tables and pictures. */
export async function renderBlocks(
  store: PageStore,
  body: string,
  locale: string,
): Promise<RenderedBlocks> {
  const { children } = renderTree(body, store.labelsOf(locale), {
    images: await findPictures(store, body),
    links: await findLinkLanguage(store, body, { text: locale, page: locale }),
  });
  const html = new Map<number, string>();
  const notes: RootContent[] = [];
  for (const node of children) {
    if (node.type !== 'element') continue;
    const start = startOf(node);
    if (start === undefined || node.properties.dataFootnotes !== undefined) notes.push(node);
    else html.set(start, stringify([node]));
  }
  return { html, notes: stringify(notes) };
}

const stringify = (children: RootContent[]): string =>
  toHtml.stringify({ type: 'root', children } satisfies Root);

/** Elements that we put around others, such as tables, have no place of their own. */
function startOf(node: ElementContent): number | undefined {
  const own = node.position?.start.offset;
  if (own !== undefined || node.type !== 'element') return own;
  for (const child of node.children) {
    const start = startOf(child);
    if (start !== undefined) return start;
  }
  return undefined;
}
