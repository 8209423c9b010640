import type { BillingOverview, BillingState, PlanGrant, Subscription } from '@rostra/contract';
import { describe, expect, it } from 'vitest';
import { createFormat } from '../../lib/format/format.ts';
import { testMessages } from '../../lib/messages/testing/test-messages.ts';
import { describeMembership as describeIn } from './describe-membership.ts';

type Context = Parameters<typeof describeIn>[1];

const messages = testMessages();

const describeMembership = (
  overview: BillingOverview | undefined,
  context: Pick<Context, 'entitledPlan' | 'staff' | 'hasMemberContent' | 'payer'>,
) =>
  describeIn(overview, {
    ...context,
    t: messages.of('dashboard'),
    planName: (plan) => messages.of('plans')(plan === 'premium' ? 'name.premium' : 'name.basic'),
    format: createFormat(messages),
  });

const billing = (state: BillingState, change: Partial<BillingOverview> = {}): BillingOverview => ({
  state,
  customerId: 'cus_1',
  subscription: {
    id: 'sub_1',
    subscriptionId: 'sub_1',
    status: 'active',
    customerId: 'cus_1',
    priceId: 'price_basic',
    planId: 'basic',
    planName: 'Basic Membership',
    price: 1000,
    discount: null,
    scheduledChange: null,
    scheduledSeats: null,
    quantity: 1,
    pause: null,
    nextPrice: 1000,
    interval: 'month',
    currentPeriodEnd: '2027-03-03T10:00:00.000Z',
    currency: 'usd',
    credit: 0,
    cancelAtPeriodEnd: state === 'ending',
    endsAt: state === 'ending' ? '2027-03-03T10:00:00.000Z' : null,
  },
  entitlement: { plan: 'basic', until: '2027-03-03T10:00:00.000Z' },
  grants: [],
  graceEndsAt: null,
  openInvoice: null,
  ...change,
});

describe('describeMembership', () => {
  it('shows when an active plan renews', () => {
    expect(describeMembership(billing('active'), { entitledPlan: 'basic' })).toMatchObject({
      title: 'Basic Membership',
      badge: 'active',
      text: 'Renews on 3 March 2027.',
    });
  });

  it('shows a pause and a smaller plan that begin when the period ends', () => {
    const active = billing('active');
    const pause = { startsAt: '2027-03-03T10:00:00.000Z', endsAt: '2027-05-03T10:00:00.000Z' };
    const scheduledChange = {
      planId: 'basic',
      planName: 'Basic',
      interval: 'month',
      at: pause.startsAt,
    };
    const textOf = (state: BillingOverview['state'], change: Partial<Subscription>) => {
      const subscription = { ...(active.subscription as Subscription), ...change };
      const given = { ...active, state, subscription };
      return describeMembership(given, { entitledPlan: null }).text;
    };
    expect(textOf('active', { pause })).toBe('Pauses on 3 March 2027 and continues on 3 May 2027.');
    expect(textOf('paused', { pause })).toMatch(/cannot open paid content until 3 May 2027/);
    expect(textOf('active', { scheduledChange } as Partial<Subscription>)).toBe(
      'Changes to Basic Membership on 3 March 2027.',
    );
    expect(textOf('active', { quantity: 3 })).toBe('Renews on 3 March 2027 with 3 seats.');
    expect(textOf('active', { scheduledSeats: { quantity: 2, at: pause.startsAt } })).toBe(
      'Renews on 3 March 2027 with 2 seats.',
    );
  });

  it('names who pays for a member with a seat in a group', () => {
    const until = '2027-03-03T10:00:00.000Z';
    const seat: PlanGrant = {
      ...{ source: 'seat' as const, planId: 'basic', planName: 'Basic Membership' },
      ...{ startsAt: '2027-02-01T10:00:00.000Z', endsAt: until },
    };
    const given = billing('none', { subscription: null, grants: [seat] });
    const describeFor = (payer: string | undefined) =>
      describeMembership(given, { entitledPlan: 'basic', payer });
    expect(describeFor('Ada Lovelace')).toMatchObject({
      title: 'Basic Membership',
      badge: 'active',
      text: 'Ada Lovelace pays for you.',
      action: { label: 'Manage your plan', isUrgent: false },
    });
    expect(describeFor(undefined).text).toBe('You can read everything in your plan.');
  });

  it('asks for the due amount and shows the end of the grace period', () => {
    const due = billing('past_due', {
      graceEndsAt: '2027-03-10T10:00:00.000Z',
      openInvoice: { amountRemaining: 1000, currency: 'usd' } as BillingOverview['openInvoice'],
    });
    expect(describeMembership(due, { entitledPlan: 'basic' })).toMatchObject({
      badge: 'past_due',
      text: 'We could not charge $10.00. You keep full access until 10 March 2027.',
      action: { label: 'Pay now', isUrgent: true },
    });
  });

  it.each([
    ['there is no grace period', { graceEndsAt: null }],
    ['there is no entitlement', { graceEndsAt: '2027-03-10T10:00:00.000Z', entitlement: null }],
  ])('says that access has ended if %s', (_, change) => {
    const stopped = billing('past_due', change);
    expect(describeMembership(stopped, { entitledPlan: null }).text).toBe(
      'The last payment failed. You cannot open paid content until it is paid.',
    );
  });

  it('shows when a cancelled plan ends', () => {
    expect(describeMembership(billing('ending'), { entitledPlan: 'basic' }).text).toBe(
      'You have full access until it ends on 3 March 2027.',
    );
  });

  it('says that a paused plan grants no access', () => {
    expect(describeMembership(billing('paused'), { entitledPlan: null })).toMatchObject({
      title: 'Basic Membership',
      badge: 'paused',
      text: 'You are not charged, and you cannot open paid content.',
    });
  });

  it.each([
    ['none', 'Join a plan'],
    ['incomplete', 'Finish the payment'],
    ['paused', 'Manage your plan'],
    ['ended', 'Join again'],
  ] as const)('offers the next step for %s: %s', (state, label) => {
    expect(describeMembership(billing(state), { entitledPlan: null }).action.label).toBe(label);
  });

  it.each([
    [true, /briefings/],
    [false, /^Some votes need a plan\.$/],
  ])('describes a free account with member content enabled: %s', (isOn, text) => {
    const context = { entitledPlan: null, hasMemberContent: isOn };
    expect(describeMembership(billing('none'), context).text).toMatch(text);
  });

  it.each([
    ['owner', 'Owner', /everything for members/],
    ['administrator', 'Administrator', /everything for members/],
    ['editor', 'Editor', /everything for members/],
    ['author', 'Author', /open to free accounts/],
    ['treasurer', 'Treasurer', /open to free accounts/],
  ] as const)(
    'shows the role %s and what it can read, without asking for money',
    (role, title, text) => {
      const staff = { role, isSuspended: false };
      const strip = describeMembership(billing('none'), { entitledPlan: null, staff });
      expect(strip).toMatchObject({ title, action: { isUrgent: false } });
      expect(strip.text).toMatch(text);
    },
  );

  it('says that the rights of a role are suspended, and leads to the second factors', () => {
    const staff = { role: 'owner', isSuspended: true } as const;
    expect(describeMembership(billing('none'), { entitledPlan: null, staff })).toMatchObject({
      title: 'Owner',
      text: expect.stringMatching(/^Your rights as staff are suspended/),
      action: { label: 'Set up two-step login', page: 'second-factors' },
    });
  });

  it('shows the entitled plan if billing is unavailable', () => {
    expect(describeMembership(undefined, { entitledPlan: 'premium' }).title).toBe(
      'Premium Membership',
    );
    expect(describeMembership(undefined, { entitledPlan: null }).action.label).toBe('Join a plan');
  });
});
