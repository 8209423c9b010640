import { describe, expect, it } from 'vitest';
import { messageOf } from './read-error.ts';

describe('messageOf', () => {
  it.each([
    [
      'the envelope’s message',
      { error: { message: 'From error' }, message: 'Outer' },
      'From error',
    ],
    ['a plain message', { message: 'Outer', errors: [{ message: 'a' }] }, 'Outer'],
    ['joined messages', { errors: [{ message: 'a' }, { message: 'b' }] }, 'a, b'],
    ['joined strings', { errors: ['a', 'b'] }, 'a, b'],
    ['joined details', { error: { details: { errors: [{ message: 'c' }] } } }, 'c'],
    ['the status text', { error: { message: '  ' } }, 'Teapot'],
    ['the status text for no body', undefined, 'Teapot'],
    ['the status text for an array', [1, 2], 'Teapot'],
    ['the status text for nulls', { error: null, errors: [null, 3] }, 'Teapot'],
  ])('uses %s', (_name, body, expected) => {
    expect(messageOf(body, 'Teapot')).toBe(expected);
  });

  it('has a fallback', () => {
    expect(messageOf({}, '')).toBe('An error occurred with the API request');
  });
});
