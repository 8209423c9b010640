import { createLimitedThread, TooMuchWork } from '../../../concurrency/limited-thread.ts';
import { createTurns } from '../../../concurrency/turns.ts';
import { programFile } from '../../../location/programs.ts';
import { maxRenderMs } from '../markdown/max-render-ms.ts';
import type { RenderedBlocks } from '../markdown/render-source-blocks.ts';
import type { RenderTask } from '../markdown/render-worker.ts';
import type { SourceBlock } from '../markdown/split-blocks.ts';
import type { ParagraphComparison, ParagraphTask } from './compare-paragraphs.ts';
import type { ParagraphWork } from './paragraph-worker.ts';

/** CPU time, several times what the longest contribution takes. */
const MAX_CPU_MS = 1_500;
/** For whole texts. Each was rendered before it was saved, but without pictures and links. */
const WHOLE_FACTOR = 2;
const MAX_MB = 512;
const MAX_WAITING = 20;

export type Refused = { readonly problem: 'tooDeep' | 'tooSlow' };

export interface ParagraphPool {
  /** `writer` is whoever wrote the text: the texts of one person wait for each other. */
  compare(task: ParagraphTask, writer: string): Promise<ParagraphComparison | Refused>;
  /** The blocks of a text of staff with words of members in it. `writer` is whoever asks for it. */
  split(
    body: string,
    writer: string,
  ): Promise<{ readonly blocks: readonly SourceBlock[] } | Refused>;
  /** The same with their HTML. */
  render(task: RenderTask, writer: string): Promise<RenderedBlocks | Refused>;
  close(): Promise<void>;
}

/**
 * Compares and renders texts that anybody with an account can write. On a thread of its own, so that none of them delays
 * public pages.
 */
export function createParagraphPool(maxCpuMs = MAX_CPU_MS): ParagraphPool {
  const thread = createLimitedThread<ParagraphWork, unknown>({
    filename: programFile('paragraph-worker'),
    maxCpuMs,
    maxMb: MAX_MB,
    maxWaiting: MAX_WAITING,
  });
  const inTurn = createTurns<string>();
  const run = async <Output>(work: ParagraphWork, writer: string, cpuMs: number) => {
    try {
      return (await inTurn(writer, () => thread.run(work, cpuMs))) as Output | Refused;
    } catch (error) {
      if (error instanceof TooMuchWork) return { problem: 'tooSlow' } as const;
      throw error;
    }
  };
  const maxWholeMs = ({ length }: string) => WHOLE_FACTOR * maxRenderMs(length);
  return {
    compare: (compare, writer) => run<ParagraphComparison>({ compare }, writer, maxCpuMs),
    split: (split, writer) =>
      run<{ blocks: readonly SourceBlock[] }>({ split }, writer, maxWholeMs(split)),
    render: (render, writer) =>
      run<RenderedBlocks>({ render }, writer, maxWholeMs(render.markdown)),
    close: () => thread.close(),
  };
}
