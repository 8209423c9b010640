import type { Logger } from 'pino';
import { createLogger } from '../adapters/logger.ts';

/** A logger whose lines a test can read. */
export function memoryLog(): { logger: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (text: string) => {
    for (const line of text.trimEnd().split('\n')) lines.push(JSON.parse(line));
  };
  return { logger: createLogger('info', { write }), lines };
}
