import { expect, it } from 'vitest';
import { AppError, StartError } from '../errors.ts';
import { explainStartFailure } from './start-failure.ts';

const unavailable = (cause: Error) => Object.assign(new AppError('unavailable', 'away'), { cause });

it.each([
  [new StartError('Set PORT.'), 'Set PORT.'],
  [
    Object.assign(new Error('in use'), { code: 'EADDRINUSE', port: 3000 }),
    'Port 3000 is already in use. Stop the other program or set PORT to a free port.',
  ],
  [
    unavailable(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
    'The PostgreSQL server in DATABASE_URL is not reachable.',
  ],
  [
    unavailable(new Error('No connection is available')),
    'The database does not respond: No connection is available.',
  ],
])('explains in one sentence why the site cannot start: %s', (error, sentence) => {
  expect(explainStartFailure(error)).toBe(sentence);
});

it('shows where an unexpected error comes from', () => {
  expect(explainStartFailure(new Error('odd'))).toContain('start-failure.test.ts');
});
