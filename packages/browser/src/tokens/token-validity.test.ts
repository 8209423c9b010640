import { expect, it } from 'vitest';
import { isTokenValid, refreshDueAt } from './token-validity.ts';

const now = Date.UTC(2026, 0, 1);
const seconds = now / 1000;
const token = (payload: unknown) =>
  `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

it.each([
  ['an expiry in the future', token({ exp: seconds + 1 }), true],
  ['an expiry right now', token({ exp: seconds }), true],
  ['an expiry in the past', token({ exp: seconds - 1 }), false],
  ['letters outside ASCII', token({ exp: seconds + 1, name: 'Zoë Ärlig ÿþ' }), true],
  ['no expiry', token({ id: 1 }), false],
  ['an expiry that is not a number', token({ exp: '9999999999' }), false],
  ['a payload that is not an object', token('x'), false],
  ['two parts', 'a.b', false],
  ['four parts', `${token({ exp: seconds + 1 })}.x`, false],
  ['no base64', 'a.*.c', false],
  ['nothing', '', false],
])('with %s', (_, value, expected) => {
  expect(isTokenValid(value, now)).toBe(expected);
});

it.each([
  ['half-way', token({ iat: 0, exp: 1000 }), 500_000],
  ['five minutes before, if it has no issue time', token({ exp: 1000 }), 700_000],
  ['never, if it is not a token', 'x', undefined],
])('is due for a refresh %s', (_, value, expected) => {
  expect(refreshDueAt(value)).toBe(expected);
});
