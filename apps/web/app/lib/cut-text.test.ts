import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it('cuts between characters, never inside one', () => {
  expect(cutText('abc', 2)).toBe('ab');
  expect(cutText('abc', 9)).toBe('abc');
  expect(cutText('a🏛b', 2)).toBe('a');
  expect(cutText('a🏛b', 3)).toBe('a🏛');
  expect(cutText(`${'x'.repeat(199)}🏛`, 200).isWellFormed()).toBe(true);
});
