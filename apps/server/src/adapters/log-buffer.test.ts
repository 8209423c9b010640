import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogBuffer } from './log-buffer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const written: string[] = [];
  const flushSync = vi.fn();
  return {
    written,
    flushSync,
    log: createLogBuffer({ write: (text) => written.push(text), flushSync }),
  };
}

it('writes lines together, and within a tenth of a second', () => {
  const { log, written } = open();
  log.write('one\n');
  log.write('two\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['one\ntwo\n']);
  vi.advanceTimersByTime(1000);
  expect(written).toHaveLength(1);
});

it('does not wait once it holds 64 KB', () => {
  const { log, written } = open();
  const line = `${'x'.repeat(1023)}\n`;
  for (let index = 0; index < 64; index += 1) log.write(line);
  expect(written).toEqual([line.repeat(64)]);
});

it('writes the rest when it is flushed', () => {
  const { log, written, flushSync } = open();
  log.write('last\n');
  log.flushSync();
  expect(written).toEqual(['last\n']);
  expect(flushSync).toHaveBeenCalled();
});
