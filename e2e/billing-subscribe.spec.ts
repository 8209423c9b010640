import { openAs, register, somebody } from './support/accounts.ts';
import {
  bank,
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
import { ownSite } from './support/own-site.ts';
import {
  chooseTheme,
  expect,
  expectNoAxeFindings,
  expectNoOverflow,
  open,
  type Page,
  test,
} from './support/test.ts';

test.describe.configure({ mode: 'default' });
/** So many payments are not begun from one address in a minute: these have a site of their own. */
ownSite(43);

/** Chromium reports the answer to a refused card as a failed resource. */
const refused = /Failed to load resource: the server responded with a status of 40[02]/;
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
const problem = (page: Page) => page.getByRole('form', { name: 'Card' }).getByRole('alert');

function countBegun(page: Page) {
  let begun = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/subscriptions/create')) begun += 1;
  });
  return () => begun;
}

test('a visitor chooses a plan on the landing page, joins, and pays with 4242', async ({
  page,
}) => {
  const ada = somebody();
  await open(page, '/');
  await page.getByRole('link', { name: 'Choose Premium Membership' }).click();
  await expect(page).toHaveURL('/register?plan=premium');
  await expect(page.getByText(/then Premium Membership, \$19\.99 a month/)).toBeVisible();
  // The plan comes along to the login page and back.
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login?plan=premium');
  await page.getByRole('main').getByRole('link', { name: 'Join Now' }).click();
  await expect(page).toHaveURL('/register?plan=premium');
  await expect(page.getByRole('heading', { name: 'Join', exact: true })).toBeVisible();
  await page.getByLabel('Username').fill(ada.username);
  await page.getByLabel('Email', { exact: true }).fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${SUBSCRIPTION}?plan=premium`);

  await expect(
    page.getByRole('heading', { name: 'Subscribe to Premium Membership' }),
  ).toBeVisible();
  await fillCard(page, CARDS.good);
  const begun = countBegun(page);
  await pay(page).dblclick();
  await expect(said(page, 'Subscription successful')).toBeVisible();
  await expect(page).toHaveURL(SUBSCRIPTION);
  expect(begun()).toBe(1);

  const plan = part(page, 'Premium Membership');
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
  await expect(plan.getByText(/It renews on .* for \$19\.99\./)).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expect(part(page, 'Invoices').getByText('$19.99', { exact: true })).toBeVisible();
  // The form is not a page to come back to.
  await page.reload();
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
});

test('from the blog into a plan', async ({ page }) => {
  await open(page, '/blog/how-we-cost-a-promise');
  await page.getByRole('link', { name: 'Join with Basic Membership' }).click();
  await expect(page).toHaveURL('/register?plan=basic');
});

test('a card is refused in words that tell nothing, stays in the form, and another one works', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(refused);
  await openCheckout(page, request, 'basic');
  const begun = countBegun(page);
  // Somebody else's page, and the same form to the eye.
  const number = cardFrame(page).getByLabel('Card number');
  await expect(number).toHaveCSS('font-family', /^"Public Sans"/);
  expect((await number.boundingBox())?.x).toBe((await pay(page).boundingBox())?.x);
  await number.fill('4242');
  await pay(page).click();
  await expect(cardFrame(page).getByText('Your card number is incomplete.')).toBeVisible();
  await expect(cardFrame(page).getByLabel('Card number')).toBeFocused();
  expect(begun()).toBe(0);

  await fillCard(page, CARDS.stolen);
  await pay(page).click();
  await expect(saidBadly(page, 'Subscription failed')).toBeVisible();
  await expect(problem(page)).toHaveText(/Your card was declined/);
  // Why is said once, where it can be mended.
  await expect(page.getByText(/Your card was declined/)).toHaveCount(1);
  await expect(page.getByText(/stolen|lost|fraud/i)).toHaveCount(0);
  await expect(cardFrame(page).getByLabel('Card number')).toHaveValue('4000 0000 0000 9979');
  await expect(cardFrame(page).getByLabel('Security code')).toHaveValue('123');

  // Another theme is another look, not another form.
  const dark = 'rgb(30, 29, 26)';
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(cardFrame(page).getByLabel('Card number')).toHaveCSS('background-color', dark);
  await expect(cardFrame(page).getByLabel('Security code')).toHaveValue('123');

  await cardFrame(page).getByLabel('Card number').fill(CARDS.mastercard);
  await pay(page).click();
  await expect(said(page, 'Subscription successful')).toBeVisible();
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
  await expect(part(page, 'Invoices').getByRole('listitem')).toHaveCount(1);
});

test('3-D Secure: failed, then completed with the same form', async ({ page, request, watch }) => {
  watch.allow(refused);
  await openCheckout(page, request, 'basic');
  await fillCard(page, CARDS.bankAlways);
  await pay(page).click();
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click();
  await expect(problem(page)).toHaveText(/bank could not confirm/);
  await expect(cardFrame(page).getByLabel('Card number')).toHaveValue('4000 0027 6000 3184');
  await pay(page).click();
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(said(page, 'Subscription successful')).toBeVisible();
  await expect(part(page, 'Basic Membership')).toBeVisible();
});

test('3-D Secure: left at the bank, finished later', async ({ page, request }) => {
  await openCheckout(page, request, 'basic');
  await fillCard(page, CARDS.bankAlways);
  await pay(page).click();
  await expect(
    bank(page).getByRole('heading', { name: 'Authenticate your payment' }),
  ).toBeVisible();
  await page.goto(SUBSCRIPTION);
  await expect(page.getByText('Your payment is not finished')).toBeVisible();
  const begun = countBegun(page);
  await page.getByRole('link', { name: 'Finish payment' }).click();
  const finish = page.getByRole('button', { name: 'Finish the payment' });
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await expect(finish).toBeVisible();
  // Looking at the page begins nothing.
  expect(begun()).toBe(0);
  await finish.click();
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(said(page, 'Subscription successful')).toBeVisible();
  await expect(page).toHaveURL(SUBSCRIPTION);
  await expect(part(page, 'Basic Membership')).toBeVisible();
});

test('a plan that does not exist is not found; the plans there are can be chosen', async ({
  page,
  request,
}) => {
  await openAs(page, await register(request), `${SUBSCRIPTION}?plan=gold`);
  await expect(
    page.getByRole('alert').or(page.getByRole('status')).getByText('Plan not found'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Choose Annual' }).click();
  await expect(page).toHaveURL(`${SUBSCRIPTION}?plan=annual`);
  await expect(page.getByRole('button', { name: 'Pay $199.99' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Plans' })).toBeVisible();
});

test('two tabs cannot subscribe twice, and the second says so', async ({
  page,
  context,
  request,
  watch,
}) => {
  watch.allow(/409/);
  await openCheckout(page, request, 'basic');
  await fillCard(page, CARDS.good);
  const other = await context.newPage();
  await other.goto(`${SUBSCRIPTION}?plan=premium`);
  await fillCard(other, CARDS.good);
  await pay(other).click();
  await expect(said(other, 'Subscription successful')).toBeVisible();

  await page.bringToFront();
  await expect(cardFrame(page).getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await pay(page).click();
  await expect(pay(page)).toHaveCount(0);
  const notice = page.getByRole('main').getByRole('status');
  await expect(notice).toHaveText(/^You already have a plan\s*It was taken in another window/);
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(part(page, 'Premium Membership')).toBeVisible();
  await expect(part(page, 'Invoices').getByRole('listitem')).toHaveCount(1);
});

/** Its ground is ours, seen through: axe, looking from inside, takes it for white. */
const CARD_FRAME = 'iframe[title="Secure payment input frame"]';

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the form in ${theme}`, async ({ page, request }) => {
    await chooseTheme(page, theme);
    await openCheckout(page, request, 'premium');
    await cardFrame(page).getByLabel('Card number').fill('4242');
    await pay(page).click();
    await expect(cardFrame(page).getByText('Your card number is incomplete.')).toBeVisible();
    await expectNoAxeFindings(page, theme === 'dark' ? [CARD_FRAME] : []);
  });

  test(`axe finds nothing on a plan at 390 px in ${theme}`, async ({ page, request }) => {
    await chooseTheme(page, theme);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, await subscriber(request, 'basic'), SUBSCRIPTION);
    await expect(part(page, 'Invoices').getByRole('listitem')).toHaveCount(1);
    await expectNoAxeFindings(page);
    await expectNoOverflow(page);
  });
}
