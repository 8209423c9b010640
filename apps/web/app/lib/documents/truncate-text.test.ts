import { expect, it } from 'vitest';
import { truncateText } from './truncate-text.ts';

it('cuts between characters, never inside one', () => {
  expect(truncateText('abc', 2)).toBe('ab');
  expect(truncateText('abc', 9)).toBe('abc');
  expect(truncateText('a🏛b', 2)).toBe('a');
  expect(truncateText('a🏛b', 3)).toBe('a🏛');
  expect(truncateText(`${'x'.repeat(199)}🏛`, 200).isWellFormed()).toBe(true);
});
