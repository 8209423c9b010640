import { createLimitedThread, TooMuchWork } from '../../../concurrency/limited-thread.ts';
import { createTurns } from '../../../concurrency/turns.ts';
import { programFile } from '../../../location/programs.ts';
import type { ParsedText } from '../markdown/parse-markdown.ts';
import type { ParagraphComparison, ParagraphTask } from './compare-paragraphs.ts';
import type { ParagraphWork } from './paragraph-worker.ts';

/** CPU time, several times what the longest contribution takes. */
const MAX_CPU_MS = 1_500;
/** For whole texts: whatever could be saved was rendered in this time. */
const MAX_PARSE_CPU_MS = 2_000;
const MAX_MB = 256;
const MAX_WAITING = 20;

type Refused = { readonly problem: 'tooDeep' | 'tooSlow' };

export interface ParagraphPool {
  /** `writer` is whoever wrote the text: the texts of one person wait for each other. */
  compare(task: ParagraphTask, writer: string): Promise<ParagraphComparison | Refused>;
  /** Parses a text of staff with words of members in it. `writer` is whoever asks for it. */
  parse(body: string, writer: string): Promise<{ readonly parsed: ParsedText } | Refused>;
  close(): Promise<void>;
}

/**
 * Compares and parses texts that anybody with an account can write. On a thread of its own, so that none of them delays
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
  return {
    compare: (compare, writer) => run<ParagraphComparison>({ compare }, writer, maxCpuMs),
    parse: (parse, writer) =>
      run<{ parsed: ParsedText }>({ parse }, writer, Math.max(maxCpuMs, MAX_PARSE_CPU_MS)),
    close: () => thread.close(),
  };
}
