import { planFacts } from '@rostra/contract';
import { expect, it } from 'vitest';
import { compareFeatures } from './compare-features.ts';

it('lists every feature once, with the plans that have it', () => {
  const compared = compareFeatures(planFacts);
  const plansOf = (text: string) => [...(compared.find((row) => row.text === text)?.plans ?? [])];
  expect(plansOf('Every briefing, with the data behind it')).toEqual([
    'basic',
    'premium',
    'annual',
  ]);
  expect(plansOf('Notes of the working groups as they are written')).toEqual(['premium', 'annual']);
  expect(plansOf('One payment a year, at a saving of 15%')).toEqual(['annual']);
  expect(new Set(compared.map(({ text }) => text)).size).toBe(compared.length);
  expect(compared.some(({ text }) => text.startsWith('Everything'))).toBe(false);
});
