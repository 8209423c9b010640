import { limitedWork } from '../../../concurrency/limited-work.ts';
import { attemptRendering } from './attempt-rendering.ts';
import { NestedTooDeeply } from './check-depth.ts';
import type { MarkdownLabels } from './labels.ts';
import type { MailBody, MailBodyTask } from './mail/render-mail-body.ts';
import { type References, readReferences } from './read-references.ts';
import { type RenderedMarkdown, type RenderOptions, renderMarkdown } from './render-markdown.ts';

export interface RenderTask {
  readonly markdown: string;
  readonly labels: MarkdownLabels;
  readonly options: RenderOptions;
}

/** A text to check before it is saved, to show on a page, to mail, or whose links are checked. */
export type RenderWork =
  | { readonly attempt: string }
  | { readonly page: RenderTask }
  | { readonly mail: MailBodyTask }
  | { readonly references: string };

type Result = RenderedMarkdown | References | ReturnType<typeof attemptRendering>;

function work(given: RenderWork): Result | Promise<MailBody | 'too deep'> {
  if ('attempt' in given) return attemptRendering(given.attempt);
  if ('references' in given) return readReferences(given.references);
  if ('mail' in given) return mail(given.mail);
  const { markdown, labels, options } = given.page;
  try {
    return renderMarkdown(markdown, labels, options);
  } catch (error) {
    if (error instanceof NestedTooDeeply) return 'too deep';
    throw error;
  }
}

/** The libraries are only for mails. */
async function mail(task: MailBodyTask): Promise<MailBody | 'too deep'> {
  const { renderMailBody } = await import('./mail/render-mail-body.ts');
  return renderMailBody(task).catch((error: unknown) => {
    if (error instanceof NestedTooDeeply) return 'too deep';
    throw error;
  });
}

export default limitedWork(work);
