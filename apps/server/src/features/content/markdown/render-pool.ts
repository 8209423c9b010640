import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createLimitedThread, TooMuchWork } from '../../../concurrency/limited-thread.ts';
import { serverBusy } from '../../../errors.ts';
import { programFile } from '../../../location/programs.ts';
import type { attemptRendering } from './attempt-rendering.ts';
import { NestedTooDeeply } from './check-depth.ts';
import type { MailBody, MailBodyTask } from './mail/render-mail-body.ts';
import { maxRenderMs } from './max-render-ms.ts';
import type { References } from './read-references.ts';
import type { RenderedMarkdown } from './render-markdown.ts';
import type { RenderTask, RenderWork } from './render-worker.ts';

export type Rendering = ReturnType<typeof attemptRendering> | 'too slow';

/** Short texts are fast whatever they contain, so they need no thread. */
const SHORT = 1_000;

const MAX_MB = 512;
/** Imports check a text before and after they place its pictures, most often without a difference. */
const REMEMBERED = 50;
/** Visitors wait for the start of the thread otherwise. */
const PAGES_IDLE_MS = 300_000;
/** A page has pictures and links, which the check before saving does not have. */
const PAGE_FACTOR = 2;
/** Elements of a mail are components, and it is also read as text. */
const MAIL_FACTOR = 4;

export interface RenderPool {
  /** Whether a text of staff can be rendered. Rendering stops if it takes too much CPU time. */
  tryToRender(markdown: string, maxCpuMs?: number): Promise<Rendering>;
  /** The HTML of a text that was checked before. */
  render(task: RenderTask): Promise<RenderedMarkdown>;
  /** The same as mail programs show it. */
  renderMail(task: MailBodyTask): Promise<MailBody>;
  /** What a text that was checked before links to and shows. */
  readReferences(markdown: string): Promise<References>;
  close(): Promise<void>;
}

/**
 * Renders long texts on threads: the Markdown parser takes quadratic time for some texts, hours for the longest allowed.
 * What staff write never delays pages, so their checks have a thread of their own.
 */
export function createRenderPool(): RenderPool {
  const createThread = (idleMs?: number) =>
    createLimitedThread<RenderWork, unknown>({
      filename: programFile('render-worker'),
      maxCpuMs: maxRenderMs(SHORT),
      maxMb: MAX_MB,
      idleMs,
    });
  const checks = createThread();
  const pages = createThread(PAGES_IDLE_MS);
  const fine = new LRUCache<string, true>({ max: REMEMBERED });
  const tryOnThread = (attempt: string, maxCpuMs: number): Promise<Rendering> =>
    checks.run({ attempt }, maxCpuMs).then(
      (rendering) => rendering as Rendering,
      (error: unknown) => {
        if (error instanceof TooMuchWork) return 'too slow';
        throw error;
      },
    );
  return {
    tryToRender: async (markdown, maxCpuMs = maxRenderMs(markdown.length)) => {
      if (markdown.length > SHORT) {
        const key = `${maxCpuMs} ${createHash('sha256').update(markdown).digest('base64')}`;
        if (fine.has(key)) return 'fine';
        const rendering = await tryOnThread(markdown, maxCpuMs);
        if (rendering === 'fine') fine.set(key, true);
        return rendering;
      }
      const { attemptRendering } = await import('./attempt-rendering.ts');
      return attemptRendering(markdown);
    },
    render: async (page) => {
      const { markdown, labels, options } = page;
      if (markdown.length <= SHORT) {
        const { renderMarkdown } = await import('./render-markdown.ts');
        return renderMarkdown(markdown, labels, options);
      }
      const maxCpuMs = PAGE_FACTOR * maxRenderMs(markdown.length);
      const result = (await pages.run({ page }, maxCpuMs)) as RenderedMarkdown | 'too deep';
      if (result === 'too deep') throw new NestedTooDeeply();
      return result;
    },
    renderMail: async (mail) => {
      const maxCpuMs = MAIL_FACTOR * maxRenderMs(mail.markdown.length);
      const result = (await checks.run({ mail }, maxCpuMs)) as MailBody | 'too deep';
      if (result === 'too deep') throw new NestedTooDeeply();
      return result;
    },
    readReferences: async (markdown) => {
      if (markdown.length > SHORT) {
        const maxCpuMs = maxRenderMs(markdown.length);
        const reading = checks.run({ references: markdown }, maxCpuMs).catch((error: unknown) => {
          throw error instanceof TooMuchWork ? serverBusy() : error;
        });
        return (await reading) as References;
      }
      const { readReferences } = await import('./read-references.ts');
      return readReferences(markdown);
    },
    close: async () => {
      await Promise.all([checks.close(), pages.close()]);
    },
  };
}
