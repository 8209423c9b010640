import { expect, it } from 'vitest';
import { creditCoverage } from './credit-coverage.ts';

const basic = { priceMinor: 1000 };

it.each([
  [0, 0, 1000],
  [1, 0, 999],
  [999, 0, 1],
  [1000, 1, 0],
  [1001, 1, 0],
  [19_000, 19, 0],
])(
  'a credit of %i pays %i payments in full and leaves %i of the next',
  (credit, payments, nextMinor) => {
    expect(creditCoverage(credit, basic)).toEqual({ payments, nextMinor });
  },
);
