import { openAs, openAsNewMember, register } from '../support/accounts.ts';
import {
  CARDS,
  cardFrame,
  createSubscriber,
  errorToast,
  fillCard,
  message,
  SUBSCRIPTION,
  saveCard,
  section,
  whileFailing,
} from '../support/billing.ts';
import { expect, expectDialogLocked, holdRequests, type Page, test } from '../support/test.ts';

const refused = /Failed to load resource: the server responded with a status of (402|409)/;

test('cards are added, made default and removed, except the one that pays the plan', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  await openAs(page, await createSubscriber(request, 'basic'), SUBSCRIPTION);
  const cards = section(page, 'Payment methods');
  const visa = cards.getByRole('listitem').filter({ hasText: 'Visa ending in 4242' });
  const mastercard = cards.getByRole('listitem').filter({ hasText: 'Mastercard ending in 4444' });
  await visa.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this card?' });
  await dialog.getByRole('button', { name: 'Remove card' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/Add another card first/);
  await dialog.getByRole('button', { name: 'Keep card' }).click();

  await cards.getByRole('button', { name: 'Add another card' }).click();
  await expect(section(page, 'Add a card')).toBeFocused();
  await fillCard(page, CARDS.mastercard);
  await cards.getByRole('button', { name: 'Save card' }).dblclick();
  await expect(message(page, 'Payment method added')).toBeVisible();
  await expect(cards.getByRole('button', { name: 'Add another card' })).toBeFocused();
  await expect(visa.getByText('Default', { exact: true })).toBeVisible();
  await mastercard.getByRole('button', { name: 'Make default: Mastercard ending in 4444' }).click();
  await expect(message(page, 'Default payment method updated')).toBeVisible();
  await expect(mastercard.getByText('Default', { exact: true })).toBeVisible();
  await visa.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await dialog.getByRole('button', { name: 'Remove card' }).click();
  await expect(message(page, 'Payment method removed')).toBeVisible();
  await expect(cards.getByRole('listitem')).toHaveCount(1);
});

test('changing cards by keyboard keeps the focus in the card list', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  const ada = await register(request);
  await saveCard(request, ada, CARDS.mastercard);
  await saveCard(request, ada);
  await openAs(page, ada, SUBSCRIPTION);
  const cards = section(page, 'Payment methods');
  const row = (name: string) => cards.getByRole('listitem').filter({ hasText: name });
  const mastercard = row('Mastercard ending in 4444');
  const visa = row('Visa ending in 4242');
  const makeDefault = mastercard.getByRole('button', { name: /^Make default/ });
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Remove card' });

  await whileFailing(page, '**/api/payments/methods/*/default', async () => {
    await makeDefault.press('Enter');
    await expect(errorToast(page, 'Failed to set default payment method')).toBeVisible();
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
    await expect(errorToast(page, 'Failed to remove payment method')).toBeVisible();
    await expect(confirm).toBeFocused();
  });
  // The dialog can be reopened immediately after closing.
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
  await confirm.press('Enter');
  await expect(mastercard).toHaveCount(0);
  await expect(cards).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(visa.getByRole('button', { name: /^Remove/ })).toBeFocused();

  await page.keyboard.press('Enter');
  await confirm.dblclick();
  await expect(cards.getByText('No saved cards yet.')).toBeVisible();
  await expect(cards).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards.getByRole('button', { name: 'Add a card' })).toBeFocused();
});

test('Escape closes the new card form, but not while the card is being saved', async ({
  page,
  request,
}) => {
  await openAsNewMember(page, request, SUBSCRIPTION);
  const form = section(page, 'Add a card');
  const open = page.getByRole('button', { name: 'Add a card' });
  await open.press('Enter');
  await expect(form).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await fillCard(page, CARDS.valid);
  const releaseSave = await holdRequests(page, '**/api/payments/methods');
  await form.getByRole('button', { name: 'Save card' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Back' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  releaseSave();
  await expect(message(page, 'Payment method added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add another card' })).toBeFocused();
});

test('neither Escape nor Back closes the form during validation', async ({ page, request }) => {
  const releaseValidation = await holdValidation(page);
  await openAsNewMember(page, request, SUBSCRIPTION);
  const form = section(page, 'Add a card');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, CARDS.valid);
  const save = form.getByRole('button', { name: 'Save card' });
  await save.press('Enter');
  await expect(form.getByRole('button', { name: 'Back' })).toBeDisabled();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await releaseValidation();
  await expect(message(page, 'Payment method added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add another card' })).toBeFocused();

  // After a validation error the form can be closed again.
  await page.keyboard.press('Enter');
  await cardFrame(page).getByLabel('Card number').fill('4242');
  await save.click();
  await expect(cardFrame(page).getByText('Your card number is incomplete.')).toBeVisible();
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form).toBeHidden();
});

/** Holds validation messages to the card frame back until the returned function is called. */
async function holdValidation(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function send(message: unknown, ...rest: never[]) {
      const pass = () => postMessage.call(this, message, ...rest);
      if ((message as { type?: string } | null)?.type === 'validate') void promise.then(pass);
      else pass();
    };
    Object.assign(window, { releaseValidation: resolve });
  });
  return () => page.evaluate(() => Reflect.get(window, 'releaseValidation')());
}

test('a card form that fails to load can be closed', async ({ page, request, pageErrors }) => {
  pageErrors.allow(/Failed to load resource/);
  await page.route('**/stripe-sandbox/elements/frame', (route) => route.abort());
  await openAsNewMember(page, request, SUBSCRIPTION);
  const form = section(page, 'Add a card');
  await page.getByRole('button', { name: 'Add a card' }).click();
  // Chromium fires no error event for a failed frame; other browsers do.
  await form.locator('iframe').dispatchEvent('error');
  await expect(form.getByRole('alert')).toHaveText(
    'Failed to load payment data. Please try again later.',
  );
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form).toBeHidden();
});

test('a form that closes after saving does not steal the focus', async ({ page, request }) => {
  await openAsNewMember(page, request, SUBSCRIPTION);
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, CARDS.valid);
  const releaseSave = await holdRequests(page, '**/api/payments/methods');
  await page.getByRole('button', { name: 'Save card' }).click();
  const elsewhere = page.getByRole('button', { name: 'Choose Annual' });
  await elsewhere.focus();
  releaseSave();
  await expect(page.getByRole('button', { name: 'Add another card' })).toBeVisible();
  await expect(elsewhere).toBeFocused();
});

test('a failed card removal shows its error even if the list is empty by then', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  const ada = await register(request);
  await saveCard(request, ada);
  await openAs(page, ada, SUBSCRIPTION);
  const cards = section(page, 'Payment methods');
  const dialog = page.getByRole('dialog', { name: 'Remove this card?' });
  await cards.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await whileFailing(page, '**/api/payments/methods{,/*}', async () => {
    await dialog.getByRole('button', { name: 'Remove card' }).click();
    await expect(cards.getByText('No saved cards yet.')).toBeAttached();
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

test('a dialog cannot be closed while its request is pending', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  await openAs(page, await createSubscriber(request, 'premium'), SUBSCRIPTION);
  const dialog = page.getByRole('dialog');

  const releaseRemoval = await holdRequests(page, '**/api/payments/methods/*');
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await dialog.getByRole('button', { name: 'Remove card' }).click();
  await expectDialogLocked(page, 'Keep card');
  releaseRemoval();
  await expect(dialog.getByRole('alert')).toHaveText(/Add another card first/);
  await expect(dialog.getByRole('button', { name: 'Keep card' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const releaseCancellation = await holdRequests(page, '**/api/subscriptions/sub_*');
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expectDialogLocked(page, 'Keep plan');
  releaseCancellation();
  await expect(message(page, 'Subscription cancelled')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a card whose save request fails is either saved once or not at all', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource: the server responded with a status of (409|500)/);
  await openAs(page, await createSubscriber(request, 'basic'), SUBSCRIPTION);
  const cards = section(page, 'Payment methods');
  const mastercards = cards.getByRole('listitem').filter({ hasText: 'Mastercard' });
  await cards.getByRole('button', { name: 'Add another card' }).click();
  await fillCard(page, CARDS.mastercard);
  const failWith = (status: number) =>
    page.route('**/api/payments/methods', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status, json: {} }) : route.continue(),
    );

  // The server rejects the card, so it is removed from Stripe again.
  await failWith(409);
  await cards.getByRole('button', { name: 'Save card' }).click();
  await expect(errorToast(page, 'Failed to add payment method')).toBeVisible();
  await expect(cards.getByRole('button', { name: 'Save card' })).toBeEnabled();
  await expect(mastercards).toHaveCount(0);

  // Only the response is lost, so the card counts as saved.
  await page.unroute('**/api/payments/methods');
  await failWith(500);
  await cards.getByRole('button', { name: 'Save card' }).click();
  await expect(message(page, 'Payment method added')).toBeVisible();
  await expect(mastercards).toHaveCount(1);
});
