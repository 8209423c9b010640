import { ApiError } from '@rostra/contract/client';
import { expect, it } from 'vitest';
import { testMessages } from '../messages/testing/test-messages.ts';
import { errorMessage } from './error-message.ts';

const english = testMessages().of('failures');
const german = testMessages('de').of('failures');

it.each([new Error(''), 'text', undefined])('has a message for %s', (error) => {
  expect(errorMessage(error, english)).toBe('An unexpected error occurred');
  expect(errorMessage(error, german)).toBe('Ein unerwarteter Fehler ist aufgetreten');
});

it('shows what the server says', () => {
  const error = new ApiError('Der Code ist falsch', { status: 400 });
  expect(errorMessage(error, german)).toBe('Der Code ist falsch');
});

it('explains in the language of the page that there was no response', () => {
  const error = new ApiError('An unknown error occurred', { status: 0, failure: 'unknown' });
  expect(errorMessage(error, english).split('\n')).toEqual([
    'An unknown error occurred',
    'There is no connection to the server. Check your network and try again.',
  ]);
  expect(errorMessage(error, german)).toMatch(/^Ein unbekannter Fehler.*\nEs /);
  const garbled = new ApiError('An unknown error occurred', { status: 200, failure: 'unknown' });
  expect(errorMessage(garbled, english)).toBe('An unknown error occurred');
});
