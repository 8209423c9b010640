import type { APIRequestContext, Locator } from '@playwright/test';
import { openAs, register } from './support/accounts.ts';
import {
  bank,
  CARDS,
  cardFrame,
  fillCard,
  keepCard,
  part,
  SUBSCRIPTION,
  said,
  saidBadly,
  subscriber,
} from './support/billing.ts';
import { expect, expectHeld, expectNoAxeFindings, hold, type Page, test } from './support/test.ts';

const refused = /Failed to load resource: the server responded with a status of (402|409)/;
const dueNow = (page: Page) => page.getByText('Due now').locator('xpath=following-sibling::dd');

async function openPremium(page: Page, request: APIRequestContext): Promise<Locator> {
  await openAs(page, await subscriber(request, 'premium'), SUBSCRIPTION);
  return part(page, 'Premium Membership');
}

test('an upgrade costs to the cent what was shown; a downgrade gives credit', async ({
  page,
  request,
}) => {
  await openAs(page, await subscriber(request, 'basic'), SUBSCRIPTION);
  await page.getByRole('button', { name: 'Change to Premium' }).click();
  await expect(page.getByRole('heading', { name: 'Change to Premium Membership' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('It is taken from your Visa ending in 4242.')).toBeVisible();
  const shown = await dueNow(page).innerText();
  expect(shown).toMatch(/^\$\d+\.\d\d$/);
  await page.getByRole('button', { name: `Pay ${shown} and change` }).dblclick();
  await expect(said(page, 'Subscription updated')).toBeVisible();
  await expect(part(page, 'Premium Membership')).toBeVisible();
  const invoices = part(page, 'Invoices').getByRole('listitem');
  await expect(invoices).toHaveCount(2);
  await expect(invoices.first().getByText(shown, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Change to Basic' }).click();
  await expect(dueNow(page)).toHaveText('$0.00');
  await expect(page.getByText('Unused part of Premium Membership')).toBeVisible();
  await expect(
    page.getByText(/Your credit of \$10\.00 pays for the month from then/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(part(page, 'Basic Membership')).toContainText(
    'Credit: $10.00. Nothing is charged then, your credit pays it.',
  );
});

test('from a year to a month: the day and the credit that were shown are those that come', async ({
  page,
  request,
}) => {
  await openAs(page, await subscriber(request, 'annual'), `${SUBSCRIPTION}?plan=basic`);
  const promise = page.getByText(/The next payment is due on/);
  await expect(promise).toContainText(
    'Your credit of $190.00 pays for the 19 months from then on; after that you pay $9.99 every month.',
  );
  const day = await promise.getByRole('time').innerText();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(part(page, 'Basic Membership')).toContainText(
    `It renews on ${day} for $9.99. Credit: $190.00. Nothing is charged then, your credit pays it.`,
  );
});

test('an upgrade that the card refuses leaves the plan as it was', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(refused);
  const ada = await subscriber(request, 'basic');
  await keepCard(request, ada, CARDS.failsLater);
  await openAs(page, ada, `${SUBSCRIPTION}?plan=annual`);
  await page.getByRole('button', { name: /^Pay .* and change$/ }).click();
  await expect(saidBadly(page, 'Update failed')).toBeVisible();
  await expect(page.getByText('Your plan is as it was.')).toBeVisible();
  await page.getByRole('link', { name: 'All plans' }).click();
  await expect(part(page, 'Basic Membership').getByText('Active', { exact: true })).toBeVisible();
});

test('an upgrade that the bank wants confirmed counts once it is, and not before', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(refused);
  const ada = await subscriber(request, 'basic');
  await keepCard(request, ada, CARDS.bankAlways);
  await openAs(page, ada, `${SUBSCRIPTION}?plan=annual`);
  const change = page.getByRole('button', { name: /^Pay .* and change$/ });
  await change.click();
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click();
  await expect(saidBadly(page, 'Update failed')).toBeVisible();
  await expect(page.getByText('Your plan is as it was.')).toBeVisible();
  await page.getByRole('link', { name: 'All plans' }).click();
  await expect(part(page, 'Basic Membership').getByText('Active', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Change to Annual' }).click();
  await change.click();
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(said(page, 'Subscription updated')).toBeVisible();
  await expect(part(page, 'Annual Membership').getByText('Active', { exact: true })).toBeVisible();
  await expect(part(page, 'Invoices').getByRole('listitem').first()).toContainText('Paid');
});

test('cancelled in two clicks, which say what happens when; resumed in one', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 500/);
  const plan = await openPremium(page, request);
  const width = () => page.evaluate(() => document.body.clientWidth);
  const before = await width();
  await plan.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Premium Membership?' });
  await expect(dialog.getByText(/You keep everything until/)).toBeVisible();
  expect(await width()).toBe(before);
  await expectNoAxeFindings(page);

  await page.route('**/api/subscriptions/sub_*', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(saidBadly(page, 'Cancellation failed')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to cancel subscription');
  await page.unroute('**/api/subscriptions/sub_*');

  await dialog.getByRole('button', { name: 'Cancel plan' }).dblclick();
  await expect(said(page, 'Subscription cancelled')).toBeVisible();
  await expect(plan.getByText('Ending', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change to/ })).toHaveCount(0);
  await plan.getByRole('button', { name: 'Resume plan' }).click();
  await expect(said(page, 'Subscription updated')).toBeVisible();
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
});

test('cards are added, made the default and removed, but not the one that pays', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(refused);
  await openAs(page, await subscriber(request, 'basic'), SUBSCRIPTION);
  const cards = part(page, 'Payment methods');
  const visa = cards.getByRole('listitem').filter({ hasText: 'Visa ending in 4242' });
  const mastercard = cards.getByRole('listitem').filter({ hasText: 'Mastercard ending in 4444' });
  await visa.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this card?' });
  await dialog.getByRole('button', { name: 'Remove card' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/Add another card first/);
  await dialog.getByRole('button', { name: 'Keep card' }).click();

  await cards.getByRole('button', { name: 'Add another card' }).click();
  await expect(part(page, 'Add a card')).toBeFocused();
  await fillCard(page, CARDS.mastercard);
  await cards.getByRole('button', { name: 'Save card' }).dblclick();
  await expect(said(page, 'Payment method added')).toBeVisible();
  await expect(cards.getByRole('button', { name: 'Add another card' })).toBeFocused();
  await expect(visa.getByText('Default', { exact: true })).toBeVisible();
  await mastercard.getByRole('button', { name: 'Make default: Mastercard ending in 4444' }).click();
  await expect(said(page, 'Default payment method updated')).toBeVisible();
  await expect(mastercard.getByText('Default', { exact: true })).toBeVisible();
  await visa.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await dialog.getByRole('button', { name: 'Remove card' }).click();
  await expect(said(page, 'Payment method removed')).toBeVisible();
  await expect(cards.getByRole('listitem')).toHaveCount(1);
});

/** Requests to this address fail as long as this lasts. */
async function whileFailing(page: Page, url: string, act: () => Promise<void>): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status: 500, json: {} }));
  await act();
  await page.unroute(url);
}

test('whoever cancels and resumes by keyboard stays at the plan', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 500/);
  const plan = await openPremium(page, request);
  const open = plan.getByRole('button', { name: 'Cancel plan' });
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' });
  const resume = plan.getByRole('button', { name: 'Resume plan' });
  const changes = '**/api/subscriptions/sub_*';

  await open.press('Enter');
  await whileFailing(page, changes, async () => {
    await confirm.press('Enter');
    await expect(saidBadly(page, 'Cancellation failed')).toBeVisible();
    await expect(confirm).toBeFocused();
  });
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirm).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  await confirm.press('Enter');
  await expect(resume).toBeVisible();
  await expect(plan).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(resume).toBeFocused();

  await whileFailing(page, changes, async () => {
    await page.keyboard.press('Enter');
    await expect(saidBadly(page, 'Update failed')).toBeVisible();
    await expect(resume).toBeFocused();
  });
  await page.keyboard.press('Enter');
  await expect(open).toBeVisible();
  await expect(plan).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(open).toBeFocused();
});

test('a double click asks, cancels and resumes like one, and stays at the plan', async ({
  page,
  request,
}) => {
  const plan = await openPremium(page, request);
  const dialog = page.getByRole('dialog', { name: 'Cancel Premium Membership?' });
  await plan.getByRole('button', { name: 'Cancel plan' }).dblclick();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel plan' }).dblclick();
  await expect(plan.getByText('Ending', { exact: true })).toBeVisible();
  await expect(plan).toBeFocused();
  await plan.getByRole('button', { name: 'Resume plan' }).dblclick();
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
  await expect(plan).toBeFocused();
  await expect(dialog).toBeHidden();
});

test('the second half of a slow double click does not take back the first', async ({
  page,
  request,
}) => {
  const plan = await openPremium(page, request);
  await plan.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  const resume = plan.getByRole('button', { name: 'Resume plan' });
  await resume.click();
  const cancel = plan.getByRole('button', { name: 'Cancel plan' });
  await expect(cancel).toBeVisible();
  await cancel.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(cancel).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('on a phone the second half of a double click does not cancel the plan at once', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const plan = await openPremium(page, request);
  const open = plan.getByRole('button', { name: 'Cancel plan' });
  const dialog = page.getByRole('dialog', { name: 'Cancel Premium Membership?' });
  const confirm = dialog.getByRole('button', { name: 'Cancel plan' });
  let sent = 0;
  page.on('request', (made) => {
    if (made.method() === 'DELETE') sent += 1;
  });
  await open.click();
  const under = await boxOf(confirm);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The dialog stays in the middle: in a lower window its button comes up to the one that opened it.
  const over = await boxOf(open);
  await page.setViewportSize({ width: 390, height: 844 - Math.round(2 * (under.y - over.y)) });

  await page.mouse.dblclick(under.x + 10, over.y + over.height / 2);
  await expect(dialog).toBeVisible();
  expect(Math.abs((await boxOf(confirm)).y - over.y)).toBeLessThan(3);
  await dialog.getByRole('button', { name: 'Keep plan' }).click();
  await expect(dialog).toBeHidden();
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
  expect(sent).toBe(0);

  await open.click();
  await confirm.dblclick();
  await expect(plan.getByText('Ending', { exact: true })).toBeVisible();
  expect(sent).toBe(1);
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not there');
  return box;
}

test('whoever changes cards by keyboard stays among the cards', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 500/);
  const ada = await register(request);
  await keepCard(request, ada, CARDS.mastercard);
  await keepCard(request, ada);
  await openAs(page, ada, SUBSCRIPTION);
  const cards = part(page, 'Payment methods');
  const row = (name: string) => cards.getByRole('listitem').filter({ hasText: name });
  const mastercard = row('Mastercard ending in 4444');
  const visa = row('Visa ending in 4242');
  const makeDefault = mastercard.getByRole('button', { name: /^Make default/ });
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Remove card' });

  await whileFailing(page, '**/api/payments/methods/*/default', async () => {
    await makeDefault.press('Enter');
    await expect(saidBadly(page, 'Failed to set default payment method')).toBeVisible();
    await expect(makeDefault).toBeFocused();
  });
  await makeDefault.press('Enter');
  await expect(mastercard.getByText('Default', { exact: true })).toBeVisible();
  await expect(mastercard).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(mastercard.getByRole('button', { name: /^Remove/ })).toBeFocused();
  await visa.getByRole('button', { name: /^Make default/ }).dblclick();
  await expect(visa.getByText('Default', { exact: true })).toBeVisible();
  await expect(visa).toBeFocused();

  const remove = mastercard.getByRole('button', { name: /^Remove/ });
  await remove.press('Enter');
  await whileFailing(page, '**/api/payments/methods/*', async () => {
    await confirm.press('Enter');
    await expect(saidBadly(page, 'Failed to remove payment method')).toBeVisible();
    await expect(confirm).toBeFocused();
  });
  // However soon after it is closed, it can be opened again.
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
  await confirm.press('Enter');
  await expect(mastercard).toHaveCount(0);
  await expect(cards).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(visa.getByRole('button', { name: /^Remove/ })).toBeFocused();

  await page.keyboard.press('Enter');
  await confirm.dblclick();
  await expect(cards.getByText('No card is saved yet.')).toBeVisible();
  await expect(cards).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards.getByRole('button', { name: 'Add a card' })).toBeFocused();
});

test('Escape closes the form of a new card, but not while the card is being saved', async ({
  page,
  request,
}) => {
  await openAs(page, await register(request), SUBSCRIPTION);
  const form = part(page, 'Add a card');
  const open = page.getByRole('button', { name: 'Add a card' });
  await open.press('Enter');
  await expect(form).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await fillCard(page, CARDS.good);
  const letSave = await hold(page, '**/api/payments/methods');
  await form.getByRole('button', { name: 'Save card' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Back' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  letSave();
  await expect(said(page, 'Payment method added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add another card' })).toBeFocused();
});

test('neither Escape nor Back closes the form while its fields are being checked', async ({
  page,
  request,
}) => {
  const letCheck = await holdCheck(page);
  await openAs(page, await register(request), SUBSCRIPTION);
  const form = part(page, 'Add a card');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, CARDS.good);
  const save = form.getByRole('button', { name: 'Save card' });
  await save.press('Enter');
  await expect(form.getByRole('button', { name: 'Back' })).toBeDisabled();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await letCheck();
  await expect(said(page, 'Payment method added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add another card' })).toBeFocused();

  // What is missing is said in the form: it can be left again.
  await page.keyboard.press('Enter');
  await cardFrame(page).getByLabel('Card number').fill('4242');
  await save.click();
  await expect(cardFrame(page).getByText('Your card number is incomplete.')).toBeVisible();
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form).toBeHidden();
});

/** The frame with the card's fields is asked about them only when this is let go. */
async function holdCheck(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function send(message: unknown, ...rest: never[]) {
      const pass = () => postMessage.call(this, message, ...rest);
      if ((message as { type?: string } | null)?.type === 'validate') void promise.then(pass);
      else pass();
    };
    Object.assign(window, { letCheck: resolve });
  });
  return () => page.evaluate(() => Reflect.get(window, 'letCheck')());
}

test('a card form whose fields do not come can be left', async ({ page, request, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.route('**/stripe-sandbox/elements/frame', (route) => route.abort());
  await openAs(page, await register(request), SUBSCRIPTION);
  const form = part(page, 'Add a card');
  await page.getByRole('button', { name: 'Add a card' }).click();
  // Chromium says nothing of a frame that failed; others do.
  await form.locator('iframe').dispatchEvent('error');
  await expect(form.getByRole('alert')).toHaveText(
    'Failed to load payment data. Please try again later.',
  );
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form).toBeHidden();
});

test('a form that closes by itself takes no focus that has gone elsewhere', async ({
  page,
  request,
}) => {
  await openAs(page, await register(request), SUBSCRIPTION);
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, CARDS.good);
  const letSave = await hold(page, '**/api/payments/methods');
  await page.getByRole('button', { name: 'Save card' }).click();
  const elsewhere = page.getByRole('button', { name: 'Choose Annual' });
  await elsewhere.focus();
  letSave();
  await expect(page.getByRole('button', { name: 'Add another card' })).toBeVisible();
  await expect(elsewhere).toBeFocused();
});

test('why a card was not removed is said even if the list is empty by then', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 500/);
  const ada = await register(request);
  await keepCard(request, ada);
  await openAs(page, ada, SUBSCRIPTION);
  const cards = part(page, 'Payment methods');
  const dialog = page.getByRole('dialog', { name: 'Remove this card?' });
  await cards.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await whileFailing(page, '**/api/payments/methods{,/*}', async () => {
    await dialog.getByRole('button', { name: 'Remove card' }).click();
    await expect(cards.getByText('No card is saved yet.')).toBeAttached();
    await expect(dialog.getByRole('alert')).toHaveText(/could not be removed/);
  });
  await dialog.getByRole('button', { name: 'Keep card' }).click();
  await expect(dialog).toBeHidden();
  await expect(cards).toBeFocused();

  await cards.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, CARDS.mastercard);
  await cards.getByRole('button', { name: 'Save card' }).click();
  await expect(cards.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).toBeHidden();
});

test('what is being removed or cancelled cannot be kept while the request runs', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(refused);
  await openAs(page, await subscriber(request, 'premium'), SUBSCRIPTION);
  const dialog = page.getByRole('dialog');

  const letRemove = await hold(page, '**/api/payments/methods/*');
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await dialog.getByRole('button', { name: 'Remove card' }).click();
  await expectHeld(page, 'Keep card');
  letRemove();
  await expect(dialog.getByRole('alert')).toHaveText(/Add another card first/);
  await expect(dialog.getByRole('button', { name: 'Keep card' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const letCancel = await hold(page, '**/api/subscriptions/sub_*');
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expectHeld(page, 'Keep plan');
  letCancel();
  await expect(said(page, 'Subscription cancelled')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a kept card pays without being typed again', async ({ page, request }) => {
  const ada = await register(request);
  await keepCard(request, ada);
  await openAs(page, ada, `${SUBSCRIPTION}?plan=basic`);
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  // What was typed into the form of another card is still there after a second thought.
  await page.getByRole('radio', { name: 'Another card' }).check();
  await cardFrame(page).getByLabel('Card number').fill(CARDS.mastercard);
  await page.getByRole('radio', { name: /Visa/ }).check();
  await page.getByRole('radio', { name: 'Another card' }).check();
  await expect(cardFrame(page).getByLabel('Card number')).toHaveValue('5555 5555 5555 4444');
  await page.getByRole('radio', { name: /Visa/ }).check();
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(said(page, 'Subscription successful')).toBeVisible();
  await expect(part(page, 'Basic Membership')).toBeVisible();
});

test('to the portal and back: what was done there shows here; invoices open', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 503/);
  await openAs(page, await subscriber(request, 'basic'), SUBSCRIPTION);
  const invoice = part(page, 'Invoices').getByRole('listitem');
  const pdf = await invoice.getByRole('link', { name: /^PDF of/ }).getAttribute('href');
  expect((await page.request.get(pdf ?? '')).headers()['content-type']).toMatch(/pdf/);
  const hosted = await invoice.getByRole('link', { name: /^View/ }).getAttribute('href');
  expect((await page.request.get(hosted ?? '')).status()).toBe(200);

  const failing = '**/api/payments/customer-portal';
  await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }));
  const button = page.getByRole('button', { name: 'Open the billing portal' });
  await button.click();
  await expect(saidBadly(page, 'Failed to create customer portal session')).toBeVisible();
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
  await expect(part(page, 'Basic Membership').getByText('Ending', { exact: true })).toBeVisible();
});
