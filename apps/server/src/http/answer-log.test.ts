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

it('writes the line that pino would write', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  const { lines, logger, log } = openLog();
  log(ANSWERED);
  logger.info({ ...ANSWERED, ms: 1.3 }, 'answered');
  expect(lines[0]).toBe(lines[1]);
  vi.restoreAllMocks();
});

it('keeps what a visitor sent inside its quotes', () => {
  const { lines, log } = openLog();
  const path = '/"},"level":60\n\u0000\u2028é';
  const ip = '1.2.3.4","status":500';
  log({ ...ANSWERED, path, ip });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, path, ip, status: 200 });
});

it('writes nothing where nobody wants to know, also when that is said later', () => {
  const { lines, logger, log } = openLog('warn');
  log(ANSWERED);
  expect(lines).toEqual([]);
  logger.level = 'info';
  log(ANSWERED);
  expect(lines).toHaveLength(1);
});
