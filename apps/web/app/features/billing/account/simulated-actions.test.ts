import type { BillingOverview, Plan } from '@rostra/contract';
import { expect, it } from 'vitest';
import { createSimulatedActions } from './simulated-actions.ts';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');

function setUp() {
  const shown: BillingOverview[] = [];
  const waits: number[] = [];
  const actions = createSimulatedActions({
    show: (overview) => shown.push(overview),
    now: () => NOW + waits.reduce((sum, ms) => sum + ms, 0),
    wait: async (ms) => void waits.push(ms),
  });
  return { actions, shown, waits };
}

it('subscribes after 1.5 s, for 30 days from then', async () => {
  const { actions, shown, waits } = setUp();
  expect(await actions.subscribe('premium', undefined)).toBe('done');
  expect(waits).toEqual([1500]);
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({
    state: 'active',
    subscription: {
      status: 'active',
      planId: 'premium',
      planName: 'Premium Membership',
      cancelAtPeriodEnd: false,
      currentPeriodEnd: new Date(NOW + 1500 + 2_592_000_000).toISOString(),
    },
  });
});

it('changes the plan after 1 s, with a new period', async () => {
  const { actions, shown, waits } = setUp();
  await actions.subscribe('basic', undefined);
  await actions.change('annual', undefined);
  expect(waits).toEqual([1500, 1000]);
  expect(shown[1]?.subscription).toMatchObject({
    planId: 'annual',
    status: 'active',
    cancelAtPeriodEnd: false,
    currentPeriodEnd: new Date(NOW + 2500 + 2_592_000_000).toISOString(),
  });
});

it('cancels after 1 s and clears the plan', async () => {
  const { actions, shown, waits } = setUp();
  await actions.cancel();
  expect(waits).toEqual([1000]);
  expect(shown).toEqual([expect.objectContaining({ state: 'none', subscription: null })]);
});

it('rejects an unknown plan', async () => {
  const { actions, shown } = setUp();
  await expect(actions.subscribe('gold' as Plan, undefined)).rejects.toThrow('Plan not found');
  expect(shown).toEqual([]);
});
