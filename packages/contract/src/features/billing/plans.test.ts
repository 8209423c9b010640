import { expect, it } from 'vitest';
import { planFacts, plansOffered } from './plans.ts';

it('advertises everything while member content is switched on', () => {
  expect(plansOffered({ memberContent: true })).toEqual(planFacts);
});

it('advertises no member content while it is switched off', () => {
  const offered = plansOffered({ memberContent: false });
  expect(offered.map(({ id, priceMinor }) => [id, priceMinor])).toEqual(
    planFacts.map(({ id, priceMinor }) => [id, priceMinor]),
  );
  expect(JSON.stringify(offered)).not.toMatch(/briefing|notes|data|withoutMemberContent/i);
});
