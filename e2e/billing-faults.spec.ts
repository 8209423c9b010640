import { logIn, logInElsewhere, openAs, register } from './support/accounts.ts';
import {
  CARDS,
  cardFrame,
  fillCard,
  openCheckout,
  part,
  SUBSCRIPTION,
  said,
  saidBadly,
  subscriber,
} from './support/billing.ts';
import { expect, hold, type Page, test, watchShift } from './support/test.ts';

const failed = /Failed to load resource/;

test('lists that cannot be fetched are empty without a word', async ({ page, request, watch }) => {
  watch.allow(failed);
  const ada = await subscriber(request, 'basic');
  for (const list of ['**/api/payments/methods', '**/api/invoices/customer/*']) {
    await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
  }
  await openAs(page, ada, SUBSCRIPTION);
  await expect(part(page, 'Basic Membership')).toBeVisible();
  await expect(page.getByText('No card is saved yet.')).toBeVisible();
  await expect(page.getByText('No invoice yet.')).toBeVisible();
  await expect(page.locator('[data-variant="destructive"]')).toHaveCount(0);
});

test('whoever may have paid already is not asked to pay again', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(failed);
  const ada = await subscriber(request, 'basic');
  const mine = '**/api/subscriptions/mine';
  const trouble = 'Failed to load payment data. Please try again later.';
  await page.route(mine, (route) => route.fulfill({ status: 500, json: {} }));
  await openAs(page, ada, SUBSCRIPTION);
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: trouble });
  await expect(notice).toContainText('You are never charged for a second one.');
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(saidBadly(page, trouble)).toBeVisible();
  await expect(page).toHaveURL(SUBSCRIPTION);

  await page.unroute(mine);
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page.getByRole('heading', { name: 'Change to Premium Membership' })).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`the card form comes into its own room, ${width} wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const shift = await watchShift(page);
    const releaseList = await hold(page, '**/api/payments/methods');
    const releaseForm = await hold(page, '**/stripe-sandbox/stripe.js');
    await openCheckout(page, request, 'basic');
    const charged = page.getByText('$9.99 is charged now and every month from now on.');
    await expect(charged).toBeVisible();
    releaseList();
    releaseForm();
    await expect(cardFrame(page).getByLabel('Security code')).toBeInViewport({ ratio: 1 });
    expect(await shift()).toBeLessThan(0.01);
  });
}

test('without an answer the form stays, and the same card pays in the end', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(failed);
  // The form's own script does not come at first.
  await page.route('**/stripe-sandbox/stripe.js', (route) => route.abort());
  await openCheckout(page, request, 'basic');
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load payment data. Please try again later.',
  );
  await page.unroute('**/stripe-sandbox/stripe.js');
  await retryByKeyboard(page, '**/stripe-sandbox/stripe.js');
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await expect(part(page, 'Subscribe to Basic Membership')).toBeFocused();
  await fillCard(page, CARDS.good);

  const pay = page.getByRole('button', { name: 'Pay $9.99' });
  const problem = page.getByRole('form', { name: 'Card' }).getByRole('alert');
  await page.route('**/api/subscriptions/create', (route) => route.abort());
  await pay.click();
  await expect(saidBadly(page, 'Subscription failed')).toBeVisible();
  await expect(problem).toHaveText('Failed to create subscription');
  await page.unroute('**/api/subscriptions/create');
  await expect(cardFrame(page).getByLabel('Security code')).toHaveValue('123');

  // Stripe takes the payment, but its answer is lost: the member is not told to pay again.
  await page.route('**/stripe-sandbox/v1/payment_intents/*/confirm', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pay.click();
  await expect(said(page, 'Subscription successful')).toBeVisible();
  await expect(part(page, 'Invoices').getByRole('listitem')).toHaveCount(1);
});

test('what a change costs can be asked for again without losing the place', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(failed);
  const costs = '**/api/subscriptions/*/preview';
  await page.route(costs, (route) => route.fulfill({ status: 400, json: {} }));
  await openAs(page, await subscriber(request, 'basic'), `${SUBSCRIPTION}?plan=premium`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(costs);
  await retryByKeyboard(page, costs);
  await expect(page.getByRole('button', { name: /^Pay .* and change$/ })).toBeVisible();
  await expect(part(page, 'Change to Premium Membership')).toBeFocused();
});

/** The button stays and has the focus until the answer to this address has come. */
async function retryByKeyboard(page: Page, url: string): Promise<void> {
  const letAnswer = await hold(page, url);
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.press('Enter');
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(retry).toBeFocused();
  letAnswer();
  await expect(retry).toHaveCount(0);
}

test('nothing of one member is left for the next', async ({ page, request }) => {
  const [ada, ben] = [await subscriber(request, 'annual'), await register(request)];
  await openAs(page, ada, SUBSCRIPTION);
  await expect(part(page, 'Annual Membership')).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, ben.email, ben.password);
  await page
    .getByRole('navigation', { name: 'Members' })
    .getByRole('link', { name: 'Subscription' })
    .click();
  await expect(page.getByText('No card is saved yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Annual' })).toBeVisible();
  await expect(page.getByText('ending in 4242')).toHaveCount(0);
});

test('the page fails to load as a whole', async ({ page, request, watch }) => {
  watch.allow(failed);
  await openAs(page, await register(request), '/dashboard/profile');
  await page.route('**/dashboard/subscription.data*', (route) => route.fulfill({ status: 500 }));
  await page
    .getByRole('navigation', { name: 'Members' })
    .getByRole('link', { name: 'Subscription' })
    .click();
  await expect(page.getByText('Subscription page unavailable')).toBeVisible();
});

test('the return page takes secrets out of the address, waits with growing pauses, and ends', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(failed);
  const ada = await register(request);
  let asked = 0;
  await page.route('**/api/subscriptions/sync', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.clock.install();
  const clean = `${SUBSCRIPTION}/return?subscribe=basic`;
  const address = `${clean}&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x`;
  await openAs(page, ada, address);
  await expect(page.getByText(/Waiting for your bank/)).toBeVisible();
  await expect(page).toHaveURL(clean);
  const end = page.getByText(/we will mail you/);
  await expect(async () => {
    await page.clock.runFor(8000);
    await expect(end).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(asked).toBe(8);

  await page.unroute('**/api/subscriptions/sync');
  await openAs(page, await subscriber(request, 'basic'), `${address}&redirect_status=succeeded`);
  await page.clock.runFor(1000);
  await expect(said(page, 'Subscription successful')).toBeVisible();
  await expect(page).toHaveURL(SUBSCRIPTION);
});

test('a change that came to nothing is not taken for the plan that was paid before', async ({
  page,
  request,
}) => {
  const ada = await subscriber(request, 'basic');
  const address = `${SUBSCRIPTION}/return?change=premium&payment_intent=pi_1`;
  const success = page.getByText(/Subscription (successful|updated)/);
  await openAs(page, ada, `${address}&redirect_status=failed`);
  await expect(saidBadly(page, 'Update failed')).toBeVisible();
  await expect(page).toHaveURL(SUBSCRIPTION);
  await expect(part(page, 'Basic Membership')).toBeVisible();
  await expect(success).toHaveCount(0);

  await page.clock.install();
  await page.goto(`${address}&redirect_status=succeeded`);
  await expect(page.getByText(/Waiting for your bank/)).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(8000);
    await expect(page.getByText(/we will mail you/)).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page).toHaveURL(`${SUBSCRIPTION}/return?change=premium`);
  await expect(success).toHaveCount(0);
});

test('whoever leaves while a card that came back is looked up is not pulled back', async ({
  page,
  request,
}) => {
  const ada = await register(request);
  const headers = { authorization: `Bearer ${await logInElsewhere(request, ada)}` };
  const begun = await request.post('/api/payments/setup-intent', { headers });
  const { clientSecret } = await begun.json();
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
  await page.route('**/v1/setup_intents/**', async (route) => {
    await isLeft;
    await route.continue();
  });
  const asked = page.waitForRequest('**/v1/setup_intents/**');
  const answered = page.waitForResponse('**/v1/setup_intents/**');
  await openAs(page, ada, `${SUBSCRIPTION}/return?setup_intent_client_secret=${clientSecret}`);
  await asked;
  const members = page.getByRole('navigation', { name: 'Members' });
  await members.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  leave();
  await (await answered).finished();
  // Another page of the area, by then: a navigation of the page that was left would have come first.
  await members.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByText('Failed to add payment method')).toHaveCount(0);
});
