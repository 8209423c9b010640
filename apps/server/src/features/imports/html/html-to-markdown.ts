import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Loss } from '../content-source.ts';
import { footnoteHandlers, markFootnotes } from './footnotes.ts';
import { repairLocalLinks } from './links/local-links.ts';
import { rewriteAddresses } from './links/rewrite-addresses.ts';
import { removeUnsafeLinks } from './links/safe-links.ts';
import { type Lose, LossList } from './loss-list.ts';
import { prepareTree } from './prepare-tree.ts';

/** Longer than any text that could be saved. */
const MAX_HTML = 2_000_000;

export interface ConversionOptions {
  /** Changes the addresses of links and pictures. */
  readonly rewrite?: (address: string) => string;
  /** Replaces what only this source has, such as the cards of its editor, before the rest is converted. */
  readonly prepare?: (tree: Root, lose: Lose) => void;
}

export interface Conversion {
  readonly markdown: string;
  readonly losses: readonly Loss[];
  /** Why the text could not be converted. */
  readonly failure?: string;
}

const parser = unified().use(rehypeParse, { fragment: true });
const toMarkdown = unified().use(rehypeRemark, { handlers: footnoteHandlers });
const writer = unified().use(remarkGfm).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  fences: true,
  resourceLink: true,
});

/** Converts a text and lists what Markdown cannot express. */
export function htmlToMarkdown(html: string, options: ConversionOptions = {}): Conversion {
  if (html.length > MAX_HTML) return failed('the text is too long');
  const losses = new LossList(html);
  const { lose } = losses;
  try {
    const tree = parser.parse(html);
    options.prepare?.(tree, lose);
    markFootnotes(tree);
    prepareTree(tree, lose);
    if (options.rewrite) rewriteAddresses(tree, options.rewrite);
    removeUnsafeLinks(tree, lose);
    repairLocalLinks(tree, lose);
    const markdown = writer.stringify(toMarkdown.runSync(tree)).trim();
    return { markdown, losses: losses.list() };
  } catch (error) {
    // The stack of a text that is nested thousands of levels deep.
    if (error instanceof RangeError) return failed('the text is nested too deeply');
    throw error;
  }
}

const failed = (failure: string): Conversion => ({ markdown: '', losses: [], failure });
