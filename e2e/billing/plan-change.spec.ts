import { openAs, register } from '../support/accounts.ts';
import {
  bankFrame,
  CARDS,
  cardFrame,
  createSubscriber,
  errorToast,
  message,
  SUBSCRIPTION,
  saveCard,
  section,
} from '../support/billing.ts';
import { expect, type Page, test } from '../support/test.ts';

const refused = /Failed to load resource: the server responded with a status of (402|409)/;
const dueNow = (page: Page) => page.getByText('Due now').locator('xpath=following-sibling::dd');

test('an upgrade charges exactly the previewed amount and a downgrade gives credit', async ({
  page,
  request,
}) => {
  await openAs(page, await createSubscriber(request, 'basic'), SUBSCRIPTION);
  await page.getByRole('button', { name: 'Change to Premium' }).click();
  await expect(page.getByRole('heading', { name: 'Change to Premium Membership' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('It will be charged to your Visa ending in 4242.')).toBeVisible();
  const shown = await dueNow(page).innerText();
  expect(shown).toMatch(/^\$\d+\.\d\d$/);
  await page.getByRole('button', { name: `Pay ${shown} and change` }).dblclick();
  await expect(message(page, 'Subscription updated')).toBeVisible();
  await expect(section(page, 'Premium Membership')).toBeVisible();
  const invoices = section(page, 'Invoices').getByRole('listitem');
  await expect(invoices).toHaveCount(2);
  await expect(invoices.first().getByText(shown, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Change to Basic' }).click();
  await expect(dueNow(page)).toHaveText('$0.00');
  await expect(page.getByText('Unused time on Premium Membership')).toBeVisible();
  await expect(page.getByText(/Your credit of \$10\.00 covers the month after that/)).toBeVisible();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(section(page, 'Basic Membership')).toContainText(
    'Credit: $10.00. It covers that payment, so your card will not be charged.',
  );
});

test('changing from annual to monthly keeps the previewed renewal date and credit', async ({
  page,
  request,
}) => {
  await openAs(page, await createSubscriber(request, 'annual'), `${SUBSCRIPTION}?plan=basic`);
  const promise = page.getByText(/The next payment is due on/);
  await expect(promise).toContainText(
    'Your credit of $190.00 covers the 19 months after that; then you will pay $9.99 every month.',
  );
  const day = await promise.getByRole('time').innerText();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(section(page, 'Basic Membership')).toContainText(
    `It renews on ${day} for $9.99. Credit: $190.00. It covers that payment, so your card will not be charged.`,
  );
});

test('a declined upgrade leaves the plan unchanged', async ({ page, request, pageErrors }) => {
  pageErrors.allow(refused);
  const ada = await createSubscriber(request, 'basic');
  await saveCard(request, ada, CARDS.failsOnCharge);
  await openAs(page, ada, `${SUBSCRIPTION}?plan=annual`);
  await page.getByRole('button', { name: /^Pay .* and change$/ }).click();
  await expect(errorToast(page, 'Update failed')).toBeVisible();
  await expect(page.getByText('Your plan has not changed.')).toBeVisible();
  await page.getByRole('link', { name: 'All plans' }).click();
  await expect(
    section(page, 'Basic Membership').getByText('Active', { exact: true }),
  ).toBeVisible();
});

test('an upgrade that needs authentication takes effect only once it is confirmed', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  const ada = await createSubscriber(request, 'basic');
  await saveCard(request, ada, CARDS.requiresAuthentication);
  await openAs(page, ada, `${SUBSCRIPTION}?plan=annual`);
  const change = page.getByRole('button', { name: /^Pay .* and change$/ });
  await change.click();
  await bankFrame(page).getByRole('button', { name: 'Fail authentication' }).click();
  await expect(errorToast(page, 'Update failed')).toBeVisible();
  await expect(page.getByText('Your plan has not changed.')).toBeVisible();
  await page.getByRole('link', { name: 'All plans' }).click();
  await expect(
    section(page, 'Basic Membership').getByText('Active', { exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Change to Annual' }).click();
  await change.click();
  await bankFrame(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(message(page, 'Subscription updated')).toBeVisible();
  await expect(
    section(page, 'Annual Membership').getByText('Active', { exact: true }),
  ).toBeVisible();
  await expect(section(page, 'Invoices').getByRole('listitem').first()).toContainText('Paid');
});

test('a saved card pays without being entered again', async ({ page, request }) => {
  const ada = await register(request);
  await saveCard(request, ada);
  await openAs(page, ada, `${SUBSCRIPTION}?plan=basic`);
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  // Input for a new card survives switching to a saved card and back.
  await page.getByRole('radio', { name: 'Another card' }).check();
  await cardFrame(page).getByLabel('Card number').fill(CARDS.mastercard);
  await page.getByRole('radio', { name: /Visa/ }).check();
  await page.getByRole('radio', { name: 'Another card' }).check();
  await expect(cardFrame(page).getByLabel('Card number')).toHaveValue('5555 5555 5555 4444');
  await page.getByRole('radio', { name: /Visa/ }).check();
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(message(page, 'Subscription successful')).toBeVisible();
  await expect(section(page, 'Basic Membership')).toBeVisible();
});

test('changes in the billing portal show up after returning, and invoices open', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503/);
  await openAs(page, await createSubscriber(request, 'basic'), SUBSCRIPTION);
  const invoice = section(page, 'Invoices').getByRole('listitem');
  const pdf = await invoice.getByRole('link', { name: /^PDF of/ }).getAttribute('href');
  expect((await page.request.get(pdf ?? '')).headers()['content-type']).toMatch(/pdf/);
  await invoice.getByRole('button', { name: /^View/ }).click();
  const panel = page.getByRole('dialog');
  const hosted = await panel.getByRole('link', { name: 'Open at Stripe' }).getAttribute('href');
  expect((await page.request.get(hosted ?? '')).status()).toBe(200);
  await page.keyboard.press('Escape');

  const failing = '**/api/payments/customer-portal';
  await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }));
  const button = page.getByRole('button', { name: 'Open the billing portal' });
  await button.click();
  await expect(errorToast(page, 'Failed to create customer portal session')).toBeVisible();
  await page.unroute(failing);
  await button.click();
  await expect(page).toHaveURL(/stripe-sandbox/);
  await page
    .getByRole('button', { name: /Cancel/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /Return|Back/ })
    .first()
    .click();
  await expect(page).toHaveURL(SUBSCRIPTION);
  await expect(
    section(page, 'Basic Membership').getByText('Ending', { exact: true }),
  ).toBeVisible();
});
