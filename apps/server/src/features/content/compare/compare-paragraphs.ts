import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { splitBlocks } from '../markdown/split-blocks.ts';
import { type ComparisonTask, compareTexts } from './compare-texts.ts';

/** A paragraph, and another wording of it. */
export interface ParagraphTask extends Omit<ComparisonTask, 'before' | 'after' | 'isByMembers'> {
  readonly before: string;
  readonly after: string;
}

/** The difference as HTML, or why there is none. */
export type ParagraphComparison =
  | { readonly html: string }
  | { readonly problem: 'sameWording' | 'oneParagraph' };

/** For members’ texts, so only on a thread of the paragraph pool. */
export function compareParagraphs({
  before,
  after,
  ...options
}: ParagraphTask): ParagraphComparison {
  if (splitBlocks(after, parseMarkdown(after)).length !== 1) return { problem: 'oneParagraph' };
  const blank = { title: '', summary: null, keyPoints: [] };
  const blocks = compareTexts({
    ...options,
    isByMembers: true,
    before: { ...blank, body: before },
    after: { ...blank, body: after },
  });
  if (blocks.every(({ kind }) => kind === 'same')) return { problem: 'sameWording' };
  return { html: blocks.map(({ html }) => html).join('') };
}
