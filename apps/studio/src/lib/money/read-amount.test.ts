import { describe, expect, it } from 'vitest';
import { readAmount, writeAmount } from './read-amount.ts';

describe('readAmount', () => {
  const cases: [text: string, unitsPer: number, expected: number | undefined][] = [
    ['9.99', 100, 999],
    ['9,99', 100, 999],
    [' 10 ', 100, 1000],
    ['0.5', 100, 50],
    ['1000', 1, 1000],
    ['1.234', 1000, 1234],
    ['9.999', 100, undefined],
    ['1.5', 1, undefined],
    ['-1', 100, undefined],
    ['1e3', 100, undefined],
    ['', 100, undefined],
  ];

  it.each(cases)('reads %j with %i minor units', (text, unitsPer, expected) => {
    expect(readAmount(text, unitsPer)).toBe(expected);
  });

  it('reads what it writes', () => {
    for (const unitsPer of [1, 100, 1000]) {
      for (const minor of [1, 5, 999, 1000, 123_456]) {
        expect(readAmount(writeAmount(minor, unitsPer), unitsPer)).toBe(minor);
      }
    }
  });
});
