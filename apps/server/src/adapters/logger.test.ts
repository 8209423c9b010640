import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

it('never logs secrets, queries or sensitive headers', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => lines.push(line) });
  const hidden = 'hunter2-s3cret';
  logger.info({
    password: hidden,
    token: hidden,
    body: { password: hidden, refreshToken: hidden, code: hidden, nested: { secret: hidden } },
    headers: { authorization: hidden, cookie: hidden, 'set-cookie': hidden },
  });
  logger.info({
    req: {
      method: 'GET',
      url: `/reset-password?code=${hidden}`,
      ip: '::1',
      headers: { cookie: hidden },
    },
  });
  expect(lines.join('')).not.toContain(hidden);
  expect(lines[1]).toContain('"path":"/reset-password"');
});
