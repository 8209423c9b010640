import { expect, it } from 'vitest';
import { isDowngrade } from './is-downgrade.ts';

const plan = (
  level: 'basic' | 'premium' | 'annual',
  priceMinor: number,
  interval: 'month' | 'year',
) => ({
  ...{ level, priceMinor, interval },
});
const basic = plan('basic', 1000, 'month');
const premium = plan('premium', 2000, 'month');
const annual = plan('annual', 20_000, 'year');

it.each([
  ['premium to basic', premium, basic, true],
  ['annual to premium', annual, premium, true],
  ['annual to basic', annual, basic, true],
  ['basic to premium', basic, premium, false],
  ['premium to annual', premium, annual, false],
  ['a dearer plan that unlocks less', basic, plan('premium', 500, 'month'), false],
  ['the same for less', premium, plan('premium', 1500, 'month'), true],
  ['the same for more', premium, plan('premium', 2500, 'month'), false],
  ['the same, yearly to monthly', plan('basic', 10_000, 'year'), basic, true],
  ['the same, monthly to yearly', basic, plan('basic', 10_000, 'year'), false],
  ['the same terms', basic, basic, false],
])('%s', (_, from, to, expected) => {
  expect(isDowngrade(from, to)).toBe(expected);
});
