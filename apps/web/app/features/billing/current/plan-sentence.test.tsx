import type { BillingOverview } from '@rostra/contract';
import { priceOf, shownPrice } from '@rostra/contract/testing';
import { MessagesProvider } from '@rostra/messages/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { testMessages } from '../../../lib/messages/testing/test-messages.ts';
import { simulatedBilling } from '../account/simulated-plan.ts';
import { PlanSentence } from './plan-sentence.tsx';

const BASIC = priceOf('basic');
const basic = simulatedBilling('basic', Date.UTC(2027, 1, 1));

function renderSentence(change: Partial<BillingOverview>): string {
  const overview = { ...basic, ...change };
  if (!overview.subscription) throw new Error('There is no plan to speak of');
  const element = <PlanSentence overview={overview} subscription={overview.subscription} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', element }]);
  const page = (
    <MessagesProvider value={testMessages()}>
      <RouterProvider router={router} />
    </MessagesProvider>
  );
  return renderToStaticMarkup(page).replace(/<[^>]+>/g, '');
}

it('shows when an active plan renews and its price', () => {
  expect(renderSentence({})).toBe(`It renews on 3 March 2027 for ${shownPrice('basic')}.`);
});

it('shows what a discount leaves to pay, and until when', () => {
  const { subscription } = basic;
  if (!subscription) throw new Error('There is no plan to speak of');
  const terms = { name: 'Students', percentOff: 20, amountOffMinor: null, months: null };
  const renderDiscount = (duration: 'once' | 'repeating' | 'forever', endsAt: string | null) =>
    renderSentence({
      subscription: { ...subscription, nextPrice: 799, discount: { ...terms, duration, endsAt } },
    });
  expect(renderDiscount('forever', null)).toBe(
    'It renews on 3 March 2027 for $7.99. Your discount applies to every payment.',
  );
  expect(renderDiscount('once', null)).toContain('Your discount applies to that payment.');
  expect(renderDiscount('repeating', '2027-05-01T10:00:00.000Z')).toContain(
    `Your discount ends on 1 May 2027; after that you pay ${shownPrice('basic')}.`,
  );
});

it('shows when a smaller plan begins and what it costs then', () => {
  const { subscription } = basic;
  if (!subscription) throw new Error('There is no plan to speak of');
  const scheduledChange = {
    ...{ planId: 'basic', planName: 'Basic Membership', interval: 'month' as const },
    at: '2027-05-01T10:00:00.000Z',
  };
  const premium = {
    ...subscription,
    planId: 'premium',
    price: priceOf('premium'),
    scheduledChange,
  };
  expect(renderSentence({ subscription: premium })).toBe(
    `You change to Basic Membership on 1 May 2027, for ${shownPrice('basic')}.`,
  );
  expect(renderSentence({ subscription: { ...premium, nextPrice: null } })).toBe(
    'You change to Basic Membership on 1 May 2027.',
  );
});

it('shows until when an unpaid plan grants access', () => {
  expect(renderSentence({ state: 'past_due', graceEndsAt: '2027-03-10T10:00:00.000Z' })).toBe(
    'The last payment did not go through. You keep full access until 10 March 2027.',
  );
});

it.each([
  ['there is no grace period', { graceEndsAt: null }],
  ['there is no entitlement', { graceEndsAt: '2027-03-10T10:00:00.000Z', entitlement: null }],
])('says that access has ended if %s', (_, change) => {
  const text = renderSentence({ state: 'past_due', ...change });
  expect(text).toContain('You cannot open paid content until it is paid.');
  expect(text).not.toMatch(/\d/);
});

it('says that a paused plan grants no access and how to resume it', () => {
  expect(renderSentence({ state: 'paused', entitlement: null })).toBe(
    'It is paused: you are not charged, and you cannot open paid content. Cancel it to choose a new plan.',
  );
});

it('shows when a pause begins and ends, and what is charged then', () => {
  const { subscription } = basic;
  if (!subscription) throw new Error('There is no plan to speak of');
  const pause = { startsAt: '2027-03-03T10:00:00.000Z', endsAt: '2027-05-03T10:00:00.000Z' };
  const renderPause = (change: Partial<BillingOverview>) =>
    renderSentence({ subscription: { ...subscription, pause }, ...change }).replace(
      shownPrice('basic'),
      'the price',
    );
  expect(renderPause({})).toMatch(
    /^It pauses on 3 March 2027: .* It continues on 3 May 2027 for the price\.$/,
  );
  expect(renderPause({ state: 'paused', entitlement: null })).toMatch(
    /^It is paused until 3 May 2027: .* On that day it continues for the price\.$/,
  );
});

it('shows how many seats a group has at the next payment, and what they cost', () => {
  const { subscription } = basic;
  if (!subscription) throw new Error('There is no plan to speak of');
  const now = { ...subscription, quantity: 3, price: 3 * BASIC, nextPrice: 3 * BASIC };
  expect(renderSentence({ subscription: now })).toBe(
    `It renews on 3 March 2027 with 3 seats, for ${shownPrice('basic', 3)}.`,
  );
  const scheduledSeats = { quantity: 2, at: '2027-05-01T10:00:00.000Z' };
  const group = { ...now, nextPrice: 2 * BASIC, scheduledSeats };
  expect(renderSentence({ subscription: group })).toBe(
    `It renews on 1 May 2027 with 2 seats, for ${shownPrice('basic', 2)}.`,
  );
  expect(renderSentence({ subscription: { ...group, nextPrice: null } })).toBe(
    'It renews on 1 May 2027 with 2 seats.',
  );
});

it('shows when a cancelled plan ends', () => {
  expect(renderSentence({ state: 'ending' })).toMatch(/^It ends on 3 March 2027\./);
});
