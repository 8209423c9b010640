import { limitedWork } from '../../../concurrency/limited-work.ts';
import { NestedTooDeeply } from '../markdown/check-depth.ts';
import { type ParsedText, parseMarkdown } from '../markdown/parse-markdown.ts';
import {
  compareParagraphs,
  type ParagraphComparison,
  type ParagraphTask,
} from './compare-paragraphs.ts';

/** A proposal to compare, or a text to parse. */
export type ParagraphWork = { readonly compare: ParagraphTask } | { readonly parse: string };

type ParagraphResult =
  | ParagraphComparison
  | { readonly parsed: ParsedText }
  | { readonly problem: 'tooDeep' };

function work(given: ParagraphWork): ParagraphResult {
  try {
    if ('compare' in given) return compareParagraphs(given.compare);
    return { parsed: parseMarkdown(given.parse) };
  } catch (error) {
    if (error instanceof NestedTooDeeply) return { problem: 'tooDeep' };
    throw error;
  }
}

export default limitedWork(work);
