import { expect, it } from 'vitest';
import { creditCoverage } from './credit-coverage.ts';

const basic = { priceMinor: 999 };

it.each([
  [0, 0, 999],
  [1, 0, 998],
  [998, 0, 1],
  [999, 1, 0],
  [1000, 1, 0],
  [19_000, 19, 0],
])(
  'a credit of %i pays %i payments in full and leaves %i of the next',
  (credit, payments, nextMinor) => {
    expect(creditCoverage(credit, basic)).toEqual({ payments, nextMinor });
  },
);
