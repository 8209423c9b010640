import { expect, it } from 'vitest';
import { simulatedBilling } from '../account/simulated-plan.ts';
import { groupLock } from './group-lock.ts';

const active = simulatedBilling('basic', 0);

it('is nothing while seats can be added', () => {
  expect(groupLock({ canGrow: true }, active)).toBeNull();
});

it('names what has to be done first', () => {
  const pause = { startsAt: '2027-03-03T10:00:00.000Z', endsAt: '2027-05-03T10:00:00.000Z' };
  if (!active.subscription) throw new Error('There is no plan');
  const subscription = { ...active.subscription, pause };
  const trial = { ...active.subscription, status: 'trialing' as const };
  const lockOf = (change: Partial<typeof active>) =>
    groupLock({ canGrow: false }, { ...active, ...change });
  expect(lockOf({ state: 'past_due' })).toBe('past_due');
  expect(lockOf({ state: 'ending' })).toBe('ending');
  expect(lockOf({ state: 'paused' })).toBe('paused');
  expect(lockOf({ subscription })).toBe('paused');
  expect(lockOf({ subscription: trial })).toBe('trial');
  expect(lockOf({})).toBe('plan');
});
