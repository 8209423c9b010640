import { limitedWork } from '../../../concurrency/limited-work.ts';
import { attemptRendering } from './attempt-rendering.ts';
import { NestedTooDeeply } from './check-depth.ts';
import type { MarkdownLabels } from './labels.ts';
import { type References, readReferences } from './read-references.ts';
import { type RenderedMarkdown, type RenderOptions, renderMarkdown } from './render-markdown.ts';

export interface RenderTask {
  readonly markdown: string;
  readonly labels: MarkdownLabels;
  readonly options: RenderOptions;
}

/** A text to check before it is saved, to show on a page, or whose links are checked. */
export type RenderWork =
  | { readonly attempt: string }
  | { readonly page: RenderTask }
  | { readonly references: string };

function work(
  given: RenderWork,
): RenderedMarkdown | References | ReturnType<typeof attemptRendering> {
  if ('attempt' in given) return attemptRendering(given.attempt);
  if ('references' in given) return readReferences(given.references);
  const { markdown, labels, options } = given.page;
  try {
    return renderMarkdown(markdown, labels, options);
  } catch (error) {
    if (error instanceof NestedTooDeeply) return 'too deep';
    throw error;
  }
}

export default limitedWork(work);
