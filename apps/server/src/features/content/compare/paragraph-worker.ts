import { limitedWork } from '../../../concurrency/limited-work.ts';
import { NestedTooDeeply } from '../markdown/check-depth.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { type RenderedBlocks, renderSourceBlocks } from '../markdown/render-source-blocks.ts';
import type { RenderTask } from '../markdown/render-worker.ts';
import { type SourceBlock, splitBlocks } from '../markdown/split-blocks.ts';
import {
  compareParagraphs,
  type ParagraphComparison,
  type ParagraphTask,
} from './compare-paragraphs.ts';

/** A proposal to compare, or a text to split or render. */
export type ParagraphWork =
  | { readonly compare: ParagraphTask }
  | { readonly split: string }
  | { readonly render: RenderTask };

type ParagraphResult =
  | ParagraphComparison
  | { readonly blocks: readonly SourceBlock[] }
  | RenderedBlocks
  | { readonly problem: 'tooDeep' };

function work(given: ParagraphWork): ParagraphResult {
  try {
    if ('compare' in given) return compareParagraphs(given.compare);
    if ('render' in given) return renderSourceBlocks(given.render);
    return { blocks: splitBlocks(given.split, parseMarkdown(given.split)) };
  } catch (error) {
    if (error instanceof NestedTooDeeply) return { problem: 'tooDeep' };
    throw error;
  }
}

export default limitedWork(work);
