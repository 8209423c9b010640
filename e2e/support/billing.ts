import { type APIRequestContext, expect, type FrameLocator, type Page } from '@playwright/test';
import { logInElsewhere, openAs, type Person, postFromElsewhere, register } from './accounts.ts';

export const SUBSCRIPTION = '/dashboard/subscription';

export const CARDS = {
  good: '4242424242424242',
  mastercard: '5555555555554444',
  stolen: '4000000000009979',
  /** Can be kept; every charge fails. */
  failsLater: '4000000000000341',
  bankAlways: '4000002760003184',
};

export type PlanId = 'basic' | 'premium' | 'annual';

/** The fields that belong to the payment service. */
export const cardFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Secure payment input frame"]');

export async function fillCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiration date').fill('12 / 34');
  await frame.getByLabel('Security code').fill('123');
}

/** The bank's page over ours. */
export const bank = (page: Page): FrameLocator => page.frameLocator('iframe[title="3-D Secure"]');

export const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
export const saidBadly = (page: Page, text: string) =>
  page.locator('[data-variant="destructive"]').getByText(text, { exact: true });

export const part = (page: Page, name: string) => page.getByRole('region', { name });

/** A member with a card, added without a browser. */
export async function keepCard(
  request: APIRequestContext,
  person: Person,
  number = CARDS.good,
): Promise<string> {
  const token = await logInElsewhere(request, person);
  const { publishableKey } = await (await request.get('/api/billing/settings')).json();
  const made = await request.post('/stripe-sandbox/v1/payment_methods', {
    headers: { authorization: `Bearer ${publishableKey}` },
    form: {
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2034',
      'card[cvc]': '123',
    },
  });
  const { id: paymentMethodId } = await made.json();
  const card = { paymentMethodId, makeDefault: true };
  await postFromElsewhere(request, '/api/payments/methods', card, token);
  return paymentMethodId;
}

/** A member who pays for a plan, made without a browser. */
export async function subscriber(request: APIRequestContext, planId: PlanId): Promise<Person> {
  const person = await register(request);
  const paymentMethodId = await keepCard(request, person);
  const token = await logInElsewhere(request, person);
  const order = { planId, paymentMethodId };
  const answer = await postFromElsewhere(request, '/api/subscriptions/create', order, token);
  expect(answer).toMatchObject({ status: 'active' });
  return person;
}

/** Somebody new at the form of a plan. */
export async function openCheckout(
  page: Page,
  request: APIRequestContext,
  plan: PlanId,
): Promise<Person> {
  const person = await register(request);
  await openAs(page, person, `${SUBSCRIPTION}?plan=${plan}`);
  return person;
}

/** Orders the sandbox about; only where the server was started with this key. */
export const SANDBOX_KEY = 'sk_test_journeys';
export async function orderSandbox(
  request: APIRequestContext,
  what: string,
  data: object,
): Promise<void> {
  const headers = { authorization: `Bearer ${SANDBOX_KEY}` };
  const answer = await request.post(`/stripe-sandbox/sandbox/api/${what}`, { headers, data });
  expect(answer.status()).toBe(200);
}
