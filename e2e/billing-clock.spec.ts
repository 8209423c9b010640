import { logInElsewhere, openAs, type Person } from './support/accounts.ts';
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
import { ownSite } from './support/own-site.ts';
import {
  chooseTheme,
  expect,
  expectNoAxeFindings,
  expectNoOverflow,
  test,
} from './support/test.ts';

const MONTH_SECONDS = 32 * 86_400;

let ada: Person;
let ben: Person;
let cleo: Person;

test.describe.configure({ mode: 'serial' });
/** The clock is everybody's, so these journeys have a sandbox of their own. */
const site = ownSite(41, { STRIPE_SECRET_KEY: SANDBOX_KEY });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000);
  const request = await playwright.request.newContext({ baseURL: site().url });
  ada = await subscriber(request, 'basic');
  ben = await subscriber(request, 'premium');
  cleo = await subscriber(request, 'premium');
  for (const person of [ben, cleo]) await keepCard(request, person, CARDS.failsLater);
  await orderSandbox(request, 'clock', { advanceSeconds: MONTH_SECONDS });
  for (const person of [ada, ben, cleo]) {
    const headers = { authorization: `Bearer ${await logInElsewhere(request, person)}` };
    expect((await request.post('/api/subscriptions/sync', { headers })).status()).toBe(200);
  }
  await request.dispose();
});

test('a month later a plan is renewed, and its second invoice is there', async ({ page }) => {
  await openAs(page, ada, SUBSCRIPTION);
  const plan = part(page, 'Basic Membership');
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
  const invoices = part(page, 'Invoices').getByRole('listitem');
  await expect(invoices).toHaveCount(2);
  await expect(invoices.first().getByText('$9.99', { exact: true })).toBeVisible();
  const renewsAt = await plan.getByRole('time').getAttribute('datetime');
  const daysAhead = (Date.parse(renewsAt ?? '') - Date.now()) / 86_400_000;
  expect(daysAhead).toBeGreaterThan(50);
});

test('a renewal that the card refused is due, and paid with a new card', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 402/);
  await chooseTheme(page, 'dark');
  await openAs(page, ben, SUBSCRIPTION);
  const plan = part(page, 'Premium Membership');
  await expect(page.getByText('A payment of $19.99 is due')).toBeVisible();
  await expect(plan.getByText('Payment due', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change to/ })).toHaveCount(0);
  await expectNoAxeFindings(page);
  await expect(page.getByRole('button', { name: 'Pay $19.99 now' })).toHaveAccessibleDescription(
    'The card for your plan is your Visa ending in 0341.',
  );
  await page.getByRole('button', { name: 'Pay $19.99 now' }).click();
  await expect(saidBadly(page, 'Payment failed')).toBeVisible();
  await expect(page.getByRole('alert').getByText(/Your card was declined/)).toBeVisible();

  const another = page.getByRole('button', { name: 'Pay with another card' });
  const other = part(page, 'Pay with another card');
  await another.click();
  await expect(other).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(other).toBeHidden();
  await expect(another).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(other).toBeFocused();
  await expect(page.getByRole('main').getByText(/Your card was declined/)).toHaveCount(0);
  await expect(other.getByText(/No real money moves here/)).toBeVisible();
  await expect(other.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await expect(other.getByRole('radio', { name: /0341/ })).toHaveCount(0);
  await other.getByRole('radio', { name: 'Another card' }).check();
  await fillCard(page, CARDS.mastercard);
  await page.getByRole('button', { name: 'Pay $19.99' }).click();
  await expect(said(page, 'Payment received')).toBeVisible();
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText(/A payment of .* is due/)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(part(page, 'Invoices').getByRole('listitem')).toHaveCount(2);
});

test('what has to be done about a payment comes before plans that cannot be chosen now', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, cleo, SUBSCRIPTION);
  await expect(part(page, 'Invoices').getByRole('listitem')).toHaveCount(1);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await headings.allInnerTexts()).toEqual([
    'Premium Membership',
    'Payment methods',
    'Invoices',
    'Billing portal',
    'Plans',
  ]);
  await expectNoOverflow(page);
  await expectNoAxeFindings(page);
});

test('a renewal that the card refused is paid with another that is saved', async ({ page }) => {
  await openAs(page, cleo, SUBSCRIPTION);
  await page.getByRole('button', { name: 'Pay with another card' }).click();
  await part(page, 'Pay with another card').getByRole('button', { name: 'Pay $19.99' }).click();
  await expect(said(page, 'Payment received')).toBeVisible();
  const card = part(page, 'Payment methods').getByRole('listitem').first();
  await expect(card).toContainText('Visa ending in 4242');
  await expect(card.getByText('Default', { exact: true })).toBeVisible();
});

test('the notice of a payment that failed leads to where it can be paid', async ({ page }) => {
  await openAs(page, cleo, '/dashboard');
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const notice = panel.getByRole('listitem').filter({ hasText: 'did not go through' });
  await notice.getByRole('link', { name: 'Your payment did not go through' }).click();
  await expect(page).toHaveURL(SUBSCRIPTION);
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(notice).not.toContainText('Unread');
});
