import { expect, it } from 'vitest';
import { planDetails, planFeatures, plansOffered } from './plans.ts';

it('advertises everything while member content is switched on', () => {
  expect(
    plansOffered({ features: { memberContent: true } }).map(({ id, features }) => [id, features]),
  ).toEqual(planDetails.map(({ id, features }) => [id, features]));
});

it('advertises no member content while it is switched off', () => {
  const offered = plansOffered({ features: { memberContent: false } });
  expect(offered.map(({ id, priceMinor }) => [id, priceMinor])).toEqual(
    planDetails.map(({ id, priceMinor }) => [id, priceMinor]),
  );
  const texts = offered.map((plan) => ({
    ...plan,
    features: plan.features.map((feature) => planFeatures[feature]),
  }));
  expect(JSON.stringify(texts)).not.toMatch(/briefing|notes|data|withoutMemberContent/i);
});
