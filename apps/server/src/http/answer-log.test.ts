import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { createAnswerLog } from './answer-log.ts';

function openLog(level = 'info') {
  const lines: string[] = [];
  const logger = createLogger(level, { write: (line: string) => lines.push(line) });
  return { lines, logger, log: createAnswerLog(logger) };
}

const ANSWERED = {
  reqId: 'e36318c2528a-7',
  method: 'GET',
  path: '/api/site',
  ip: '::ffff:10.0.0.1',
  status: 200,
  ms: 1.25,
};

it('writes the line that pino would write', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  const { lines, logger, log } = openLog();
  log(ANSWERED);
  await setImmediate();
  logger.info({ ...ANSWERED, ms: 1.3 }, 'answered');
  expect(lines[0]).toBe(lines[1]);
  vi.restoreAllMocks();
});

it('keeps what a visitor sent inside its quotes', async () => {
  const { lines, log } = openLog();
  const path = '/"},"level":60\n\u0000\u2028é';
  const ip = '1.2.3.4","status":500';
  log({ ...ANSWERED, path, ip });
  await setImmediate();
  expect(lines).toHaveLength(1);
  expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, path, ip, status: 200 });
});

it('writes nothing where nobody wants to know, also when that is said later', async () => {
  const { lines, logger, log } = openLog('warn');
  log(ANSWERED);
  await setImmediate();
  expect(lines).toEqual([]);
  logger.level = 'info';
  log(ANSWERED);
  await setImmediate();
  expect(lines).toHaveLength(1);
});

it('hands on the lines of one turn together, and each once', async () => {
  const { lines, log } = openLog();
  for (const reqId of ['a-1', 'a-2']) log({ ...ANSWERED, reqId });
  expect(lines).toEqual([]);
  await setImmediate();
  log({ ...ANSWERED, reqId: 'a-3' });
  await setImmediate();
  await setImmediate();
  const ids = lines.map((text) => [...text.matchAll(/"reqId":"([^"]+)"/g)].map(([, id]) => id));
  expect(ids).toEqual([['a-1', 'a-2'], ['a-3']]);
});
