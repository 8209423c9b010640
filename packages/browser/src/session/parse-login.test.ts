import { expect, it } from 'vitest';
import { START, tokenFor } from '../testing/test-session.ts';
import { ada } from '../testing/test-user.ts';
import { parseLogin } from './parse-login.ts';

const jwt = tokenFor(ada.id, START);

it('accepts a login with or without a refresh token', () => {
  expect(parseLogin({ jwt, user: ada })).toEqual({ jwt, user: ada });
  expect(parseLogin({ jwt, refreshToken: 'r', user: ada, other: 1 })).toEqual({
    jwt,
    refreshToken: 'r',
    user: ada,
  });
});

it.each([
  null,
  undefined,
  'text',
  {},
  { jwt: 'abc', user: ada },
  { jwt: 7, user: ada },
  { jwt },
  { jwt, user: null },
  { jwt, user: {} },
  { jwt, user: ada, refreshToken: 7 },
])('rejects %j', (response) => {
  expect(() => parseLogin(response)).toThrow('An unexpected error occurred');
});
