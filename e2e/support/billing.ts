import { type APIRequestContext, expect, type FrameLocator, type Page } from '@playwright/test';
import {
  logInOnAnotherDevice,
  openAsNewMember,
  type Person,
  postFromNewAddress,
  register,
} from './accounts.ts';
import { withDevelopmentKey } from './server.ts';

export const SUBSCRIPTION = '/dashboard/subscription';

export const CARDS = {
  valid: '4242424242424242',
  mastercard: '5555555555554444',
  stolen: '4000000000009979',
  /** Can be saved, but every charge fails. */
  failsOnCharge: '4000000000000341',
  requiresAuthentication: '4000002760003184',
  /** Succeeds, and is disputed a minute later. */
  disputed: '4000000000000259',
};

export type PlanId = 'basic' | 'premium' | 'annual';

export const cardFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[src*="/elements/frame"]');

export async function fillCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiration date').fill('12 / 34');
  await frame.getByLabel('Security code').fill('123');
}

export const bankFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="3-D Secure"]');

export const message = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
export const errorToast = (page: Page, text: string) =>
  page.locator('[data-variant="destructive"]').getByText(text, { exact: true });

export const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Saves a card through the API. */
export async function saveCard(
  request: APIRequestContext,
  person: Person,
  number = CARDS.valid,
): Promise<string> {
  const token = await logInOnAnotherDevice(request, person);
  const { publishableKey } = await (await request.get('/api/billing/settings')).json();
  const created = await request.post('/stripe-sandbox/v1/payment_methods', {
    headers: { authorization: `Bearer ${publishableKey}` },
    form: {
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2034',
      'card[cvc]': '123',
    },
  });
  const { id: paymentMethodId } = await created.json();
  const card = { paymentMethodId, makeDefault: true };
  await postFromNewAddress(request, '/api/payments/methods', card, token);
  return paymentMethodId;
}

/** Registers a member with a paid plan through the API. */
export async function createSubscriber(
  request: APIRequestContext,
  planId: PlanId,
  card = CARDS.valid,
): Promise<Person> {
  const person = await register(request);
  const paymentMethodId = await saveCard(request, person, card);
  const token = await logInOnAnotherDevice(request, person);
  const order = { planId, paymentMethodId };
  const created = await postFromNewAddress(request, '/api/subscriptions/create', order, token);
  expect(created).toMatchObject({ status: 'active' });
  return person;
}

/** Opens the checkout of a plan as a new member. */
export const openCheckout = (page: Page, request: APIRequestContext, plan: PlanId) =>
  openAsNewMember(page, request, `${SUBSCRIPTION}?plan=${plan}`);

/** Needed by a server whose sandbox is controlled with `controlSandbox`. */
export const SANDBOX_KEY = 'sk_test_e2e';

export async function controlSandbox(
  request: APIRequestContext,
  command: string,
  data: object,
): Promise<void> {
  await request.get(withDevelopmentKey('/stripe-sandbox/sandbox'));
  const headers = { authorization: `Bearer ${SANDBOX_KEY}` };
  const response = await request.post(`/stripe-sandbox/sandbox/api/${command}`, { headers, data });
  expect(response.status()).toBe(200);
}

/** Requests to this URL fail with a 500 while the action runs. */
export async function whileFailing(
  page: Page,
  url: string,
  action: () => Promise<void>,
): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status: 500, json: {} }));
  await action();
  await page.unroute(url);
}
