import { openAs } from './support/accounts.ts';
import {
  CARDS,
  fillCard,
  keepCard,
  orderSandbox,
  part,
  SANDBOX_KEY,
  SUBSCRIPTION,
  said,
  saidBadly,
  subscriber,
} from './support/billing.ts';
import { type OwnServer, ownUrl, startOwnServer } from './support/own-server.ts';
import { chooseTheme, expect, expectNoAxeFindings, test } from './support/test.ts';

/** The clock is everybody's, so these journeys have a sandbox of their own. */
const OFFSET = 41;
const MONTH_SECONDS = 32 * 86_400;

let site: OwnServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await startOwnServer(OFFSET, { STRIPE_SECRET_KEY: SANDBOX_KEY });
});
test.afterAll(() => site.stop());
test.use({ baseURL: ownUrl(OFFSET) });

test('a month later: one plan is renewed, another is past due and paid with a new card', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 402/);
  const ada = await subscriber(request, 'basic');
  const ben = await subscriber(request, 'premium');
  await keepCard(request, ben, CARDS.failsLater);
  await openAs(page, ada, SUBSCRIPTION);
  const renewal = page.getByText(/It renews on/);
  const before = await renewal.innerText();
  await orderSandbox(request, 'clock', { advanceSeconds: MONTH_SECONDS });
  await expect(async () => {
    await page.reload();
    await expect(part(page, 'Invoices').getByRole('listitem')).toHaveCount(2, { timeout: 1000 });
  }).toPass();
  await expect(renewal).not.toHaveText(before);
  await expect(part(page, 'Basic Membership').getByText('Active', { exact: true })).toBeVisible();

  await chooseTheme(page, 'dark');
  await openAs(page, ben, SUBSCRIPTION);
  await expect(page.getByText('A payment of $19.99 is due')).toBeVisible();
  await expect(part(page, 'Premium Membership').getByText('Payment due')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Pay $19.99 now' }).click();
  await expect(saidBadly(page, 'Payment failed')).toBeVisible();
  await expect(page.getByRole('alert').getByText(/Your card was declined/)).toBeVisible();

  await page.getByRole('button', { name: 'Pay with another card' }).click();
  await expect(part(page, 'Pay with another card')).toBeFocused();
  await fillCard(page, CARDS.mastercard);
  await page.getByRole('button', { name: 'Pay $19.99' }).click();
  await expect(said(page, 'Payment received')).toBeVisible();
  await expect(part(page, 'Premium Membership').getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText(/A payment of .* is due/)).toHaveCount(0);
  await expect(part(page, 'Invoices').getByRole('listitem')).toHaveCount(2);
});
