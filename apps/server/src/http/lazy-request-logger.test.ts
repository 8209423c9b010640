import { expect, it, vi } from 'vitest';
import { memoryLog } from '../testing/memory-log.ts';
import { createLazyRequestLogger } from './lazy-request-logger.ts';

it('creates its logger with the first line only', () => {
  const { logger, lines } = memoryLog();
  const child = vi.spyOn(logger, 'child');
  const log = createLazyRequestLogger(logger, { reqId: 'r-1' }, {});
  expect(child).not.toHaveBeenCalled();
  log.warn({ count: 2 }, 'first');
  log.warn({ count: 3 }, 'second');
  expect(child).toHaveBeenCalledOnce();
  log.child({ part: 'x' }).error('third %s', 'value');
  expect(lines).toMatchObject([
    { level: 40, reqId: 'r-1', count: 2, msg: 'first' },
    { level: 40, reqId: 'r-1', count: 3, msg: 'second' },
    { level: 50, reqId: 'r-1', part: 'x', msg: 'third value' },
  ]);
});

it('redacts what the request logger would redact', () => {
  const { logger, lines } = memoryLog();
  createLazyRequestLogger(logger, { reqId: 'r-1', token: 'secret-value' }, {}).info('line');
  expect(JSON.stringify(lines)).not.toContain('secret-value');
});
