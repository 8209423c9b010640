import { plans, subscriptionStatuses } from '@rostra/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entitlementAt, type SubscriptionDetails } from './entitlement.ts';

const DAY = 24 * 60 * 60_000;
const moment = fc
  .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2060, 0) })
  .map((time) => new Date(time).toISOString());
const subscriptions: fc.Arbitrary<SubscriptionDetails> = fc.record({
  status: fc.constantFrom(...subscriptionStatuses),
  plan: fc.option(fc.constantFrom(...plans)),
  period_ends_at: moment,
  ends_at: fc.option(moment),
  unpaid_since: fc.option(moment),
  pause_starts_at: fc.option(moment),
});
const grace = fc.integer({ min: 0, max: 60 });
const later = (at: string, days: number) => new Date(Date.parse(at) + days * DAY).toISOString();

describe('entitlement', () => {
  it('is the subscribed plan, and only if paid or in the grace period', () => {
    fc.assert(
      fc.property(subscriptions, moment, grace, (subscription, now, days) => {
        const given = entitlementAt(subscription, now, days);
        if (given === null) return;
        expect(given.plan).toBe(subscription.plan);
        expect(given.until > now).toBe(true);
        expect(['active', 'trialing', 'past_due']).toContain(subscription.status);
      }),
    );
  });

  it('never comes back by itself', () => {
    fc.assert(
      fc.property(subscriptions, moment, grace, fc.nat(1000), (subscription, now, days, wait) => {
        if (entitlementAt(subscription, now, days) === null) {
          expect(entitlementAt(subscription, later(now, wait), days)).toBeNull();
        }
      }),
    );
  });

  it('lasts exactly until its end', () => {
    fc.assert(
      fc.property(subscriptions, moment, grace, (subscription, now, days) => {
        const given = entitlementAt(subscription, now, days);
        if (given === null) return;
        const before = new Date(Date.parse(given.until) - 1).toISOString();
        expect(entitlementAt(subscription, before, days)).toEqual(given);
        expect(entitlementAt(subscription, given.until, days)).toBeNull();
      }),
    );
  });

  it('never outlasts a cancellation, the grace period of an unpaid renewal, or the start of a pause', () => {
    fc.assert(
      fc.property(subscriptions, moment, grace, (subscription, now, days) => {
        const given = entitlementAt(subscription, now, days);
        if (given === null) return;
        const { ends_at, unpaid_since, period_ends_at, status, pause_starts_at } = subscription;
        if (ends_at !== null) expect(given.until <= ends_at).toBe(true);
        else if (status === 'past_due') {
          expect(given.until).toBe(later(unpaid_since ?? period_ends_at, days));
        } else {
          const ends = [later(period_ends_at, days), ...(pause_starts_at ? [pause_starts_at] : [])];
          expect(given.until).toBe(ends.toSorted()[0]);
        }
        if (status !== 'past_due' && pause_starts_at !== null) {
          expect(given.until <= pause_starts_at).toBe(true);
        }
      }),
    );
  });

  it('is null without a subscription or for an unknown price', () => {
    expect(entitlementAt(undefined, later('2026-01-01T00:00:00.000Z', 0), 7)).toBeNull();
    fc.assert(
      fc.property(subscriptions, moment, grace, (subscription, now, days) => {
        expect(entitlementAt({ ...subscription, plan: null }, now, days)).toBeNull();
      }),
    );
  });
});
