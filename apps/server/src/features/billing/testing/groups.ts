import type { ChangedSubscription, Group, SeatsPreview } from '@rostra/contract';
import { expect } from 'vitest';
import { loadPlans } from '../plans/load-plans.ts';
import { type BillingApp, openBillingApp, type TestMember } from './billing-app.ts';
import { openSecondProcess } from './second-process.ts';

export async function allowGroups(app: BillingApp, planId: 'basic' | 'premium' = 'basic') {
  const { db } = app.site.deps;
  const at = app.site.clock.now().toISOString();
  await db.queries
    .insertInto('plans')
    .values({
      ...{ id: planId, level: planId, position: 0, is_for_groups: 1, version: 1 },
      ...{ created_at: at, updated_at: at },
    })
    .execute();
  await loadPlans(openSecondProcess(app).context);
}

/** A member who pays for a group. */
export async function openGroup(seats = 3, env: Record<string, string> = {}) {
  const app = await openBillingApp({ env });
  await allowGroups(app);
  const ada = await app.join();
  const { id } = await ada.subscribe('basic');
  if (seats > 1) await setSeats(ada, seats);
  return { app, ada, id };
}

export const groupOf = async (member: TestMember) =>
  (await member.send<Group>('GET', '/api/group')).body;

export async function previewOf(member: TestMember, seats: number) {
  const response = await member.send<SeatsPreview>('POST', '/api/group/seats/preview', { seats });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body;
}

export async function setSeats(member: TestMember, seats: number) {
  const shown = await previewOf(member, seats);
  const { amountDue, prorationDate } = shown;
  const response = await member.send<ChangedSubscription>('PUT', '/api/group/seats', {
    ...{ seats, amountDue, prorationDate },
  });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return { shown, subscription: response.body };
}

export const invite = (member: TestMember, email: string) =>
  member.send<Group>('POST', '/api/group/invitations', { email });

/** Returns the code of the link in the mail. */
export async function invited(app: BillingApp, payer: TestMember, email: string): Promise<string> {
  await app.site.deliver();
  const response = await invite(payer, email);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  const mail = (await app.site.deliver()).find(({ kind }) => kind === 'seat-invitation');
  expect(mail?.to).toBe(email);
  return /group-invitation\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

export const accept = (member: TestMember, code: string) =>
  member.send<Group>('POST', '/api/group/invitation/accept', { code });

export async function addPerson(app: BillingApp, payer: TestMember, name: string) {
  const person = await app.join(name);
  const code = await invited(app, payer, `${name}@elsewhere.org`);
  const response = await accept(person, code);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return person;
}

export const planOf = async (member: TestMember) =>
  (await member.overview()).entitlement?.plan ?? null;

export const mailsOf = async (app: BillingApp) =>
  (await app.site.deliver()).map(({ kind, to }) => `${kind} ${to}`);

/** As staff change it in Stripe's dashboard. */
export async function setQuantity(app: BillingApp, id: string, quantity: number) {
  const { items } = await app.stripe.subscriptions.retrieve(id);
  await app.stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', quantity }],
    proration_behavior: 'none',
  });
  await app.settle();
}
