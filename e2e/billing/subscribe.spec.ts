import { shownPrice } from '@rostra/contract/testing';
import { newPerson, openAs, openAsNewMember } from '../support/accounts.ts';
import {
  bankFrame,
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
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolationsInThemes,
  expectNoOverflow,
  open,
  type Page,
  test,
} from '../support/test.ts';

test.describe.configure({ mode: 'default' });
/** The rate limit for new payments would stop these tests on the shared site. */
useDedicatedSite(43);

/** Chromium logs the response to a declined card as a failed resource. */
const refused = /Failed to load resource: the server responded with a status of 40[02]/;
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
const problem = (page: Page) => page.getByRole('form', { name: 'Card' }).getByRole('alert');

function countCreateRequests(page: Page) {
  let count = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/subscriptions/create')) count += 1;
  });
  return () => count;
}

test('a visitor chooses a plan on the landing page, registers and pays', async ({ page }) => {
  const ada = newPerson();
  await open(page, '/');
  await page.getByRole('link', { name: 'Choose Premium Membership' }).click();
  await expect(page).toHaveURL('/register?plan=premium');
  await expect(
    page.getByText(/then subscribe to Premium Membership for \$19\.99 a month/),
  ).toBeVisible();
  // The chosen plan is kept on the way to the login page and back.
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
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
  await fillCard(page, CARDS.valid);
  const createRequests = countCreateRequests(page);
  await pay(page).dblclick();
  await expect(message(page, 'Subscription successful')).toBeVisible();
  await expect(page).toHaveURL(SUBSCRIPTION);
  expect(createRequests()).toBe(1);

  const plan = section(page, 'Premium Membership');
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
  await expect(plan.getByText(/It renews on .* for \$19\.99\./)).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expect(
    section(page, 'Invoices').getByText(shownPrice('premium'), { exact: true }),
  ).toBeVisible();
  // A reload does not show the form again.
  await page.reload();
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
});

test('a blog post links to registration with a plan', async ({ page }) => {
  await open(page, '/blog/how-we-cost-a-promise');
  await page.getByRole('link', { name: 'Join with Basic Membership' }).click();
  await expect(page).toHaveURL('/register?plan=basic');
});

test('a declined card shows a neutral message, stays in the form, and another one works', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  await openCheckout(page, request, 'basic');
  const createRequests = countCreateRequests(page);
  // The frame belongs to another site but must look like part of our form.
  const number = cardFrame(page).getByLabel('Card number');
  await expect(number).toHaveCSS('font-family', /^"Public Sans"/);
  expect((await number.boundingBox())?.x).toBe((await pay(page).boundingBox())?.x);
  await number.fill('4242');
  await pay(page).click();
  await expect(cardFrame(page).getByText('Your card number is incomplete.')).toBeVisible();
  await expect(cardFrame(page).getByLabel('Card number')).toBeFocused();
  expect(createRequests()).toBe(0);

  await fillCard(page, CARDS.stolen);
  await pay(page).click();
  await expect(errorToast(page, 'Subscription failed')).toBeVisible();
  await expect(problem(page)).toHaveText(/Your card was declined/);
  // The reason is shown only once, in the form.
  await expect(page.getByText(/Your card was declined/)).toHaveCount(1);
  await expect(page.getByText(/stolen|lost|fraud/i)).toHaveCount(0);
  await expect(cardFrame(page).getByLabel('Card number')).toHaveValue('4000 0000 0000 9979');
  await expect(cardFrame(page).getByLabel('Security code')).toHaveValue('123');

  // Changing the theme must not reset the form.
  const dark = 'rgb(30, 29, 26)';
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(cardFrame(page).getByLabel('Card number')).toHaveCSS('background-color', dark);
  await expect(cardFrame(page).getByLabel('Security code')).toHaveValue('123');

  await cardFrame(page).getByLabel('Card number').fill(CARDS.mastercard);
  await pay(page).click();
  await expect(message(page, 'Subscription successful')).toBeVisible();
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(1);
});

test('3-D Secure: failed, then completed with the same form', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  await openCheckout(page, request, 'basic');
  await fillCard(page, CARDS.requiresAuthentication);
  await pay(page).click();
  await bankFrame(page).getByRole('button', { name: 'Fail authentication' }).click();
  await expect(problem(page)).toHaveText(/bank could not confirm/);
  await expect(cardFrame(page).getByLabel('Card number')).toHaveValue('4000 0027 6000 3184');
  await pay(page).click();
  await bankFrame(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(message(page, 'Subscription successful')).toBeVisible();
  await expect(section(page, 'Basic Membership')).toBeVisible();
});

test('3-D Secure: abandoned, then finished later', async ({ page, request }) => {
  await openCheckout(page, request, 'basic');
  await fillCard(page, CARDS.requiresAuthentication);
  await pay(page).click();
  await expect(
    bankFrame(page).getByRole('heading', { name: 'Authenticate your payment' }),
  ).toBeVisible();
  await page.goto(SUBSCRIPTION);
  await expect(page.getByText('Your payment is not finished')).toBeVisible();
  const createRequests = countCreateRequests(page);
  await page.getByRole('link', { name: 'Finish payment' }).click();
  const finish = page.getByRole('button', { name: 'Continue with your bank' });
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await expect(finish).toBeVisible();
  // Opening the page must not create a payment.
  expect(createRequests()).toBe(0);
  await finish.click();
  await bankFrame(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(message(page, 'Subscription successful')).toBeVisible();
  await expect(page).toHaveURL(SUBSCRIPTION);
  await expect(section(page, 'Basic Membership')).toBeVisible();
});

test('an unknown plan shows an error and the other plans can be chosen', async ({
  page,
  request,
}) => {
  await openAsNewMember(page, request, `${SUBSCRIPTION}?plan=gold`);
  await expect(
    page.getByRole('alert').or(page.getByRole('status')).getByText('Plan not found'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Choose Annual' }).click();
  await expect(page).toHaveURL(`${SUBSCRIPTION}?plan=annual`);
  await expect(page.getByRole('button', { name: `Pay ${shownPrice('annual')}` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Plans' })).toBeVisible();
});

test('a second tab cannot subscribe again and explains why', async ({
  page,
  context,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/409/);
  await openCheckout(page, request, 'basic');
  await fillCard(page, CARDS.valid);
  const other = await context.newPage();
  await other.goto(`${SUBSCRIPTION}?plan=premium`);
  await fillCard(other, CARDS.valid);
  await pay(other).click();
  await expect(message(other, 'Subscription successful')).toBeVisible();

  await page.bringToFront();
  await expect(cardFrame(page).getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await pay(page).click();
  await expect(pay(page)).toHaveCount(0);
  const notice = page.getByRole('main').getByRole('status');
  await expect(notice).toHaveText(/^You already have a plan\s*You subscribed in another window/);
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(section(page, 'Premium Membership')).toBeVisible();
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(1);
});

/** The frame is transparent, so axe assumes a white background inside it. */
const CARD_FRAME = 'iframe[title="Secure payment input frame"]';

test('the card form has no axe violations', async ({ page, request }) => {
  await openCheckout(page, request, 'premium');
  await cardFrame(page).getByLabel('Card number').fill('4242');
  await pay(page).click();
  await expect(cardFrame(page).getByText('Your card number is incomplete.')).toBeVisible();
  await expectNoAxeViolationsInThemes(page, { exceptInDark: [CARD_FRAME] });
});

test('the subscription page has no axe violations at 390 px', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await createSubscriber(request, 'basic'), SUBSCRIPTION);
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(1);
  await expectNoAxeViolationsInThemes(page);
  await expectNoOverflow(page);
});

test('after a declined card and a reload, the form asks for another card', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  await openCheckout(page, request, 'basic');
  await fillCard(page, CARDS.stolen);
  await pay(page).click();
  await expect(problem(page)).toHaveText(/Your card was declined/);
  await page.reload();
  const notice = page.getByText(/your card was not accepted/);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: /bank|Finish/ })).toHaveCount(0);
  await fillCard(page, CARDS.valid);
  await pay(page).click();
  await expect(message(page, 'Subscription successful')).toBeVisible();
});
