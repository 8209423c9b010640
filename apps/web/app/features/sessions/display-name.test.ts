import { expect, it } from 'vitest';
import { testMessages } from '../../lib/messages/testing/test-messages.ts';
import { displayName } from './display-name.ts';

const username = 'ada';

it.each([
  ['Guest', undefined],
  ['ada', { username }],
  ['ada', { username, profile: null }],
  ['ada', { username, profile: { firstName: ' ', lastName: 'Lovelace' } }],
  ['Ada', { username, profile: { firstName: 'Ada' } }],
  ['Ada', { username, profile: { firstName: 'Ada', lastName: null } }],
  ['Ada Lovelace', { username, profile: { firstName: 'Ada', lastName: 'Lovelace' } }],
])('is %s for %j', (expected, user) => {
  expect(displayName(user, testMessages().of('sessions'))).toBe(expected);
});
