import { type DestinationStream, pino } from 'pino';

const FLUSH_INTERVAL_MS = 100;
const MAX_CHARACTERS = 64 * 1024;

/** The part of pino's destination that is needed here. */
export interface LogTarget {
  write(text: string): unknown;
  flushSync(): void;
}

/**
 * Collects lines for up to 100 ms and writes them together, by default to stdout. Written one by one, each would occupy the thread
 * pool that file operations also need. pino's own buffer (`minLength`) copies all it holds with every line.
 */
export function createLogBuffer(
  target: LogTarget = pino.destination({ fd: 1, sync: false }),
): DestinationStream & { flushSync(): void } {
  let lines: string[] = [];
  let characters = 0;

  const flush = () => {
    if (lines.length === 0) return;
    const text = lines.join('');
    lines = [];
    characters = 0;
    target.write(text);
  };
  const flushSync = () => {
    flush();
    target.flushSync();
  };
  setInterval(flush, FLUSH_INTERVAL_MS).unref();
  process.once('exit', flushSync);
  return {
    write: (line) => {
      lines.push(line);
      characters += line.length;
      if (characters >= MAX_CHARACTERS) flush();
    },
    flushSync,
  };
}
