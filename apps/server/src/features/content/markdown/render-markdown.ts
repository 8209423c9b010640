import type { TocItem } from '@rostra/contract';
import type { ElementContent } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { absoluteLinks } from './absolute-links.ts';
import { blocksAndLinks } from './blocks-and-links.ts';
import { checkDepth, checkMarks, NestedTooDeeply } from './check-depth.ts';
import { createExcerpt } from './create-excerpt.ts';
import { element } from './element.ts';
import { figures } from './figures.ts';
import { headingLevels, headingLinks, readToc } from './headings.ts';
import { type KnownImage, pictures } from './pictures.ts';
import { sectionIds } from './section-ids.ts';

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

/** With `pageUrl`, for a text that is read elsewhere: links are absolute, headings are not links. */
export function renderMarkdown(
  markdown: string,
  images: ReadonlyMap<string, KnownImage> = new Map(),
  pageUrl?: string,
): RenderedMarkdown {
  const toTree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { clobberPrefix: '', footnoteBackContent })
    .use(figures)
    .use(headingLevels)
    .use(rehypeSanitize, schema)
    .use(sectionIds)
    .use(pictures, { images })
    .use(blocksAndLinks);
  if (pageUrl === undefined) toTree.use(headingLinks);
  else toTree.use(absoluteLinks, { pageUrl });
  checkMarks(markdown);
  const tree = notTooDeep(() => toTree.runSync(toTree.parse(markdown)));
  checkDepth(tree);
  const html = unified().use(rehypeStringify).stringify(tree);
  return { html, toc: readToc(tree), excerpt: createExcerpt(tree) };
}

/** The parser has no depth limit: it ends with a stack overflow, far beyond what we allow. */
function notTooDeep<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw error instanceof RangeError ? new NestedTooDeeply() : error;
  }
}
