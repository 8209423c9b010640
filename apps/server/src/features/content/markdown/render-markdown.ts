import type { TocItem } from '@rostra/contract';
import type { ElementContent, Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { RenderTarget } from './blocks/block.ts';
import { checkDepth, notTooDeep } from './check-depth.ts';
import { createExcerpt } from './create-excerpt.ts';
import { fillIn, type MarkdownLabels } from './labels.ts';
import { type ParsedText, parseMarkdown } from './parse-markdown.ts';
import { absoluteLinks } from './tree/absolute-links.ts';
import { blocksAndLinks } from './tree/blocks-and-links.ts';
import { cellAlignment } from './tree/cell-alignment.ts';
import { directiveHandlers, renderDirectives } from './tree/directives.ts';
import { element } from './tree/element.ts';
import { embeds } from './tree/embeds.ts';
import { figures } from './tree/figures.ts';
import { headingLevels, headingLinks, readToc } from './tree/headings.ts';
import { type LinkLanguage, localLinks } from './tree/local-links.ts';
import { type KnownImage, pictures } from './tree/pictures.ts';
import { sectionIds } from './tree/section-ids.ts';

export interface RenderedMarkdown {
  readonly html: string;
  readonly toc: readonly TocItem[];
  /** The beginning as plain text. */
  readonly excerpt: string;
}

/**
 * HTML in the source is dropped, so all ids in the tree are our own: the sanitiser need not rename
 * them, and links to footnotes and sections stay short.
 */
const schema = {
  ...defaultSchema,
  clobber: [],
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption'],
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', /^language-[\w+#-]+$/] as [string, RegExp]],
  },
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
};

/** The default, `↩`, is shown as an emoji on some systems. */
const footnoteBackContent = (_reference: number, repetition: number): ElementContent[] => [
  { type: 'text', value: '↑' },
  ...(repetition > 1
    ? [element('sup', {}, [{ type: 'text', value: String(repetition) } as const])]
    : []),
];

const backLabel = (labels: MarkdownLabels) => (reference: number, repetition: number) =>
  fillIn(labels.backToReference, repetition > 1 ? `${reference + 1}-${repetition}` : reference + 1);

export interface RenderOptions {
  readonly images?: ReadonlyMap<string, KnownImage> | undefined;
  /** For a text that is read elsewhere: links are absolute, headings are not links. */
  readonly pageUrl?: string | undefined;
  /** Without it, links stay as they are. */
  readonly links?: LinkLanguage | undefined;
  readonly isByMembers?: boolean | undefined;
  /** The page if not given. */
  readonly target?: RenderTarget | undefined;
}

export function renderMarkdown(
  markdown: string,
  labels: MarkdownLabels,
  options: RenderOptions = {},
): RenderedMarkdown {
  const tree = renderTree(markdown, labels, options);
  const html = unified().use(rehypeStringify).stringify(tree);
  return { html, toc: readToc(tree), excerpt: createExcerpt(tree) };
}

/** The sanitised elements of a text. */
export const renderTree = (
  markdown: string,
  labels: MarkdownLabels,
  options: RenderOptions = {},
): Root => renderParsed(parseMarkdown(markdown), labels, options);

/** The same for a text that was parsed before. */
export function renderParsed(
  parsed: ParsedText,
  labels: MarkdownLabels,
  { images = new Map(), pageUrl, links, isByMembers, target = 'page' }: RenderOptions = {},
): Root {
  const toTree = unified()
    .use(remarkRehype, {
      clobberPrefix: '',
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: backLabel(labels),
      footnoteBackContent,
      handlers: directiveHandlers,
    })
    .use(figures)
    .use(headingLevels)
    .use(rehypeSanitize, schema)
    .use(renderDirectives, {
      target,
      labels: labels.blocks,
      language: labels.language,
      files: images,
    })
    .use(embeds, target === 'page' && !isByMembers ? { labels: labels.blocks } : false)
    .use(cellAlignment)
    .use(sectionIds)
    .use(pictures, { images })
    .use(blocksAndLinks, { labels, isByMembers });
  if (links) toTree.use(localLinks, links);
  if (pageUrl === undefined) toTree.use(headingLinks);
  else toTree.use(absoluteLinks, { pageUrl });
  const tree = notTooDeep(() => toTree.runSync(parsed));
  checkDepth(tree);
  return tree;
}
