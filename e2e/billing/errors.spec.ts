import { shownPrice } from '@rostra/contract/testing';
import {
  logIn,
  logInOnAnotherDevice,
  openAs,
  openAsNewMember,
  register,
} from '../support/accounts.ts';
import {
  CARDS,
  cardFrame,
  createSubscriber,
  errorToast,
  fillCard,
  message,
  openCheckout,
  SUBSCRIPTION,
  section,
} from '../support/billing.ts';
import {
  expect,
  expectNoAxeViolations,
  holdRequests,
  measureLayoutShift,
  type Page,
  test,
} from '../support/test.ts';

const failed = /Failed to load resource/;

test('lists that fail to load are shown as empty without an error', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(failed);
  const ada = await createSubscriber(request, 'basic');
  for (const list of ['**/api/payments/methods', '**/api/invoices/customer/*']) {
    await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
  }
  await openAs(page, ada, SUBSCRIPTION);
  await expect(section(page, 'Basic Membership')).toBeVisible();
  await expect(page.getByText('No saved cards yet.')).toBeVisible();
  await expect(page.getByText('No invoices yet.')).toBeVisible();
  await expect(page.locator('[data-variant="destructive"]')).toHaveCount(0);
});

test('a member is not asked to pay while the subscription cannot be loaded', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(failed);
  const ada = await createSubscriber(request, 'basic');
  const mine = '**/api/subscriptions/mine';
  const trouble = 'Failed to load payment data. Please try again later.';
  await page.route(mine, (route) => route.fulfill({ status: 500, json: {} }));
  await openAs(page, ada, SUBSCRIPTION);
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: trouble });
  await expect(notice).toContainText('You will never be charged for a second one.');
  await expect(page.getByText('We could not load your plan.')).toBeVisible();
  await expect(page.getByText(/free account/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(errorToast(page, trouble)).toBeVisible();
  await expect(page).toHaveURL(SUBSCRIPTION);

  await page.unroute(mine);
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page.getByRole('heading', { name: 'Change to Premium Membership' })).toBeVisible();
});

test('the dashboard takes a failed load for no answer, not for a free account', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(failed);
  const ada = await createSubscriber(request, 'basic');
  const calls = /\/api\/(subscriptions\/mine|library\/overview)/;
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
  await openAs(page, ada, '/dashboard');
  const strip = page.getByRole('region', { name: 'Your membership' });
  await expect(strip.getByText(/^Failed to load payment data/)).toBeVisible();
  await expect(page.getByText(/free account/i)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.unroute(calls);
  await strip.getByRole('button', { name: 'Try again' }).click();
  await expect(strip.getByText('Basic Membership')).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`the card form causes no layout shift at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const shift = await measureLayoutShift(page);
    const releaseList = await holdRequests(page, '**/api/payments/methods');
    const releaseForm = await holdRequests(page, '**/stripe-sandbox/stripe.js');
    await openCheckout(page, request, 'basic');
    const charged = page.getByText(
      `You will be charged ${shownPrice('basic')} now and every month after that.`,
    );
    await expect(charged).toBeVisible();
    releaseList();
    releaseForm();
    await expect(cardFrame(page).getByLabel('Security code')).toBeInViewport({ ratio: 1 });
    expect(await shift()).toBeLessThan(0.01);
  });
}

test('the form survives failed requests and the same card pays in the end', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(failed);
  await page.route('**/stripe-sandbox/stripe.js', (route) => route.abort());
  await openCheckout(page, request, 'basic');
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load payment data. Please try again later.',
  );
  await page.unroute('**/stripe-sandbox/stripe.js');
  await retryByKeyboard(page, '**/stripe-sandbox/stripe.js');
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await expect(section(page, 'Subscribe to Basic Membership')).toBeFocused();
  await fillCard(page, CARDS.valid);

  const pay = page.getByRole('button', { name: `Pay ${shownPrice('basic')}` });
  const problem = page.getByRole('form', { name: 'Card' }).getByRole('alert');
  await page.route('**/api/subscriptions/create', (route) => route.abort());
  await pay.click();
  await expect(errorToast(page, 'Subscription failed')).toBeVisible();
  await expect(problem).toHaveText('Failed to create subscription');
  await page.unroute('**/api/subscriptions/create');
  await expect(cardFrame(page).getByLabel('Security code')).toHaveValue('123');

  // Stripe takes the payment but its response is lost: the member must not be asked to pay again.
  await page.route('**/stripe-sandbox/v1/payment_intents/*/confirm', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pay.click();
  await expect(message(page, 'Subscription successful')).toBeVisible();
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(1);
});

test('retrying the price preview keeps the focus', async ({ page, request, pageErrors }) => {
  pageErrors.allow(failed);
  const costs = '**/api/subscriptions/*/preview';
  await page.route(costs, (route) => route.fulfill({ status: 400, json: {} }));
  await openAs(page, await createSubscriber(request, 'basic'), `${SUBSCRIPTION}?plan=premium`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(costs);
  await retryByKeyboard(page, costs);
  await expect(page.getByRole('button', { name: /^Pay .* and change$/ })).toBeVisible();
  await expect(section(page, 'Change to Premium Membership')).toBeFocused();
});

/** The button stays focused until the response has arrived. */
async function retryByKeyboard(page: Page, url: string): Promise<void> {
  const releaseResponse = await holdRequests(page, url);
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.press('Enter');
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(retry).toBeFocused();
  releaseResponse();
  await expect(retry).toHaveCount(0);
}

test('a second member on the same browser sees no data of the first', async ({ page, request }) => {
  const [ada, ben] = [await createSubscriber(request, 'annual'), await register(request)];
  await openAs(page, ada, SUBSCRIPTION);
  await expect(section(page, 'Annual Membership')).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, ben.email, ben.password);
  await page
    .getByRole('navigation', { name: 'Members' })
    .getByRole('link', { name: 'Subscription' })
    .click();
  await expect(page.getByText('No saved cards yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Annual' })).toBeVisible();
  await expect(page.getByText('ending in 4242')).toHaveCount(0);
});

test('a subscription page that fails to load shows an error', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(failed);
  await openAsNewMember(page, request, '/dashboard/profile');
  await page.route('**/dashboard/subscription.data*', (route) => route.fulfill({ status: 500 }));
  await page
    .getByRole('navigation', { name: 'Members' })
    .getByRole('link', { name: 'Subscription' })
    .click();
  await expect(page.getByText('Subscription page unavailable')).toBeVisible();
});

test('the return page removes secrets from the URL and polls with backoff until it gives up', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(failed);
  const ada = await register(request);
  let requested = 0;
  await page.route('**/api/subscriptions/sync', (route) => {
    requested += 1;
    return route.abort();
  });
  await page.clock.install();
  const clean = `${SUBSCRIPTION}/return?subscribe=basic`;
  const address = `${clean}&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x`;
  await openAs(page, ada, address);
  await expect(page.getByText(/Waiting for your bank/)).toBeVisible();
  await expect(page).toHaveURL(clean);
  const end = page.getByText(/We will email you/);
  await expect(async () => {
    await page.clock.runFor(8000);
    await expect(end).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(requested).toBe(8);

  await page.unroute('**/api/subscriptions/sync');
  await openAs(
    page,
    await createSubscriber(request, 'basic'),
    `${address}&redirect_status=succeeded`,
  );
  await page.clock.runFor(1000);
  await expect(message(page, 'Subscription successful')).toBeVisible();
  await expect(page).toHaveURL(SUBSCRIPTION);
});

test('a failed plan change is not mistaken for the existing plan', async ({ page, request }) => {
  const ada = await createSubscriber(request, 'basic');
  const address = `${SUBSCRIPTION}/return?change=premium&payment_intent=pi_1`;
  const success = page.getByText(/Subscription (successful|updated)/);
  await openAs(page, ada, `${address}&redirect_status=failed`);
  await expect(errorToast(page, 'Update failed')).toBeVisible();
  await expect(page).toHaveURL(SUBSCRIPTION);
  await expect(section(page, 'Basic Membership')).toBeVisible();
  await expect(success).toHaveCount(0);

  await page.clock.install();
  await page.goto(`${address}&redirect_status=succeeded`);
  await expect(page.getByText(/Waiting for your bank/)).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(8000);
    await expect(page.getByText(/We will email you/)).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page).toHaveURL(`${SUBSCRIPTION}/return?change=premium`);
  await expect(success).toHaveCount(0);
});

test('leaving the return page while it loads does not navigate back', async ({ page, request }) => {
  const ada = await register(request);
  const headers = { authorization: `Bearer ${await logInOnAnotherDevice(request, ada)}` };
  const created = await request.post('/api/payments/setup-intent', { headers });
  const { clientSecret } = await created.json();
  const release = await holdRequests(page, '**/v1/setup_intents/**');
  const requested = page.waitForRequest('**/v1/setup_intents/**');
  const answered = page.waitForResponse('**/v1/setup_intents/**');
  await openAs(page, ada, `${SUBSCRIPTION}/return?setup_intent_client_secret=${clientSecret}`);
  await requested;
  const members = page.getByRole('navigation', { name: 'Members' });
  await members.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  release();
  await (await answered).finished();
  // A navigation by the abandoned page would have happened before this one.
  await members.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByText('Failed to add payment method')).toHaveCount(0);
});
