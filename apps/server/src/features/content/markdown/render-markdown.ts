import type { TocItem } from '@rostra/contract';
import type { ElementContent, Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { checkDepth, checkMarks, NestedTooDeeply } from './check-depth.ts';
import { createExcerpt } from './create-excerpt.ts';
import type { MarkdownLabels } from './labels.ts';
import { absoluteLinks } from './tree/absolute-links.ts';
import { blocksAndLinks } from './tree/blocks-and-links.ts';
import { element } from './tree/element.ts';
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
  labels.backToReference(repetition > 1 ? `${reference + 1}-${repetition}` : String(reference + 1));

export interface RenderOptions {
  readonly images?: ReadonlyMap<string, KnownImage> | undefined;
  /** For a text that is read elsewhere: links are absolute, headings are not links. */
  readonly pageUrl?: string | undefined;
  /** Without it, links stay as they are. */
  readonly links?: LinkLanguage | undefined;
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
export function renderTree(
  markdown: string,
  labels: MarkdownLabels,
  { images = new Map(), pageUrl, links }: RenderOptions = {},
): Root {
  const toTree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, {
      clobberPrefix: '',
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: backLabel(labels),
      footnoteBackContent,
    })
    .use(figures)
    .use(headingLevels)
    .use(rehypeSanitize, schema)
    .use(sectionIds)
    .use(pictures, { images })
    .use(blocksAndLinks, { labels });
  if (links) toTree.use(localLinks, links);
  if (pageUrl === undefined) toTree.use(headingLinks);
  else toTree.use(absoluteLinks, { pageUrl });
  checkMarks(markdown);
  const tree = notTooDeep(() => toTree.runSync(toTree.parse(markdown)));
  checkDepth(tree);
  return tree;
}

/** The parser has no depth limit: it ends with a stack overflow, far beyond what we allow. */
function notTooDeep<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw error instanceof RangeError ? new NestedTooDeeply() : error;
  }
}
