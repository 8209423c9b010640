import { expect, it } from 'vitest';
import { createWriteLimit } from './write-limit.ts';

it('counts each address separately and resets after a minute', () => {
  let now = 0;
  const mayWrite = createWriteLimit(2, () => now);
  expect(['a', 'a', 'a', 'b'].map(mayWrite)).toEqual([true, true, false, true]);
  now = 59_999;
  expect(mayWrite('a')).toBe(false);
  now = 60_000;
  expect(mayWrite('a')).toBe(true);
});
