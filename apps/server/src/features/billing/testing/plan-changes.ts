import type { PauseOptions, ScheduledChangePreview, Subscription } from '@rostra/contract';
import { expect } from 'vitest';
import { type BillingApp, openBillingApp, type TestMember } from './billing-app.ts';

export const schedulePath = (id: string) => `/api/subscriptions/${id}/scheduled-change`;
export const pausePath = (id: string) => `/api/subscriptions/${id}/pause`;

/** A member with a plan whose change to a smaller one is scheduled, if there is one. */
export async function openWithPlan(from: string, to?: string) {
  const app = await openBillingApp();
  const ada = await app.join();
  const { id } = await ada.subscribe(from);
  const scheduled = to === undefined ? undefined : await schedule(ada, id, to);
  return { app, ada, id, scheduled };
}

export async function schedule(member: TestMember, id: string, planId: string) {
  const preview = await member.send<ScheduledChangePreview>('POST', `${schedulePath(id)}/preview`, {
    planId,
  });
  expect(preview.status, JSON.stringify(preview.body)).toBe(200);
  const shown = preview.body;
  const { priceId, amountDue } = shown;
  const response = await member.send<Subscription>('PUT', schedulePath(id), {
    ...{ planId, priceId, amountDue },
  });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return { shown, subscription: response.body };
}

export async function pauseOptionsOf(member: TestMember, id: string) {
  const response = await member.send<PauseOptions>('GET', pausePath(id));
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body;
}

export async function pause(member: TestMember, id: string, months: number) {
  const { options } = await pauseOptionsOf(member, id);
  const option = options.find((known) => known.months === months);
  if (!option) throw new Error('cannot be paused');
  const { amountDue } = option;
  const response = await member.send<Subscription>('PUT', pausePath(id), { months, amountDue });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return { option, subscription: response.body };
}

export const resume = (member: TestMember, id: string, amountDue: number) =>
  member.send<Subscription>('POST', `/api/subscriptions/${id}/resume`, { amountDue });

/** Amounts that were charged, the newest first. */
export async function chargesOf(app: BillingApp, member: TestMember) {
  const customer = await member.customerId();
  const { data } = await app.stripe.charges.list({ customer, limit: 100 });
  return data.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
}

export const mailKinds = async (app: BillingApp) => (await app.mails()).map(({ kind }) => kind);

export const movementsOf = ({ site }: BillingApp) =>
  site.deps.db.queries
    .selectFrom('revenue_movements')
    .select(['kind', 'change_minor', 'plan_before', 'plan_after'])
    .orderBy('occurred_at')
    .execute();

export async function useCard(app: BillingApp, member: TestMember, id: string, card: string) {
  const customer = await member.customerId();
  const method = await app.stripe.paymentMethods.attach(card, { customer });
  await app.stripe.subscriptions.update(id, { default_payment_method: method.id });
}
