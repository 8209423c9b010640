import { shownPrice } from '@rostra/contract/testing';
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

test('an upgrade charges exactly the previewed amount', async ({ page, request }) => {
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
});

test('a smaller plan begins when the paid period ends, and can be undone', async ({
  page,
  request,
}) => {
  await openAs(page, await createSubscriber(request, 'premium'), SUBSCRIPTION);
  const premium = section(page, 'Premium Membership');
  const day = await premium.getByRole('time').first().innerText();
  await page.getByRole('button', { name: 'Change to Basic' }).click();
  await expect(page.getByText(`You keep Premium Membership until ${day}.`)).toBeVisible();
  const due = page.getByText(`Due on ${day}`).locator('xpath=following-sibling::dd');
  await expect(due).toHaveText(shownPrice('basic'));
  await page.getByRole('button', { name: `Change on ${day}` }).dblclick();
  await expect(page.getByText(`You change to Basic Membership on ${day}.`).first()).toBeVisible();
  const sentence = `You change to Basic Membership on ${day}, for ${shownPrice('basic')}.`;
  await expect(premium).toContainText(sentence);
  await page.reload();
  await expect(premium).toContainText(sentence);
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(1);

  await page.goto(`${SUBSCRIPTION}?plan=basic`);
  await expect(page.getByText('This change is planned already')).toBeVisible();
  await page.getByRole('link', { name: 'See your plan' }).click();
  await premium.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The change to Basic Membership will not happen.');
  await dialog.getByRole('button', { name: 'Keep plan' }).click();
  await premium.getByRole('button', { name: 'Keep Premium Membership' }).click();
  await expect(premium).toContainText(`It renews on ${day} for ${shownPrice('premium')}.`);
});

test('annual membership changes to monthly at the end of the year', async ({ page, request }) => {
  await openAs(page, await createSubscriber(request, 'annual'), `${SUBSCRIPTION}?plan=basic`);
  const promise = page.getByText(/^You keep Annual Membership until/);
  const day = await promise.getByRole('time').innerText();
  await page.getByRole('button', { name: `Change on ${day}` }).click();
  await expect(section(page, 'Annual Membership')).toContainText(
    `You change to Basic Membership on ${day}, for ${shownPrice('basic')}.`,
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
  await page.getByRole('button', { name: `Pay ${shownPrice('basic')}` }).click();
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
