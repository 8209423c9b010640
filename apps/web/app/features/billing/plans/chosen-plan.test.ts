import { planDetails } from '@rostra/contract';
import { expect, it } from 'vitest';
import { planPath } from '../../../lib/plans/plan-path.ts';
import { chosenPlan } from './chosen-plan.ts';

it.each([
  ['', undefined],
  ['?from=portal', undefined],
  ['?plan=premium', 'premium'],
  ['?plan=annual&x=1', 'annual'],
  ['?plan=', null],
  ['?plan=Premium', null],
  ['?plan=constructor', null],
  ['?plan=%3Cscript%3E', null],
])('%j selects %s', (search, expected) => {
  const plan = chosenPlan(search, planDetails);
  expect(plan ? plan.id : plan).toBe(expected);
});

it('reads the path that it writes', () => {
  expect(chosenPlan(new URL(planPath('basic'), 'http://a.test').search, planDetails)?.id).toBe(
    'basic',
  );
});
