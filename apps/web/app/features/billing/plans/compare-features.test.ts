import { planDetails } from '@rostra/contract';
import { expect, it } from 'vitest';
import { compareFeatures } from './compare-features.ts';

it('lists every feature once, with the plans that have it', () => {
  const compared = compareFeatures(planDetails).map(({ name, plans }) => [name, [...plans]]);
  expect(compared).toEqual([
    ['vote', ['basic', 'premium', 'annual']],
    ['briefings', ['basic', 'premium', 'annual']],
    ['changeAnytime', ['basic', 'premium', 'annual']],
    ['workingGroups', ['premium', 'annual']],
    ['drafts', ['annual']],
    ['yearlyPayment', ['annual']],
  ]);
});
