import type { APIRequestContext, Locator } from '@playwright/test';
import { openAs } from '../support/accounts.ts';
import {
  createSubscriber,
  errorToast,
  message,
  SUBSCRIPTION,
  section,
  whileFailing,
} from '../support/billing.ts';
import { expect, expectNoAxeViolations, type Page, test } from '../support/test.ts';

async function openPremium(page: Page, request: APIRequestContext): Promise<Locator> {
  await openAs(page, await createSubscriber(request, 'premium'), SUBSCRIPTION);
  return section(page, 'Premium Membership');
}

test('a plan is cancelled in two clicks and resumed in one', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  const plan = await openPremium(page, request);
  const width = () => page.evaluate(() => document.body.clientWidth);
  const before = await width();
  await plan.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Premium Membership?' });
  await expect(dialog.getByText(/You keep full access until/)).toBeVisible();
  expect(await width()).toBe(before);
  await expectNoAxeViolations(page);

  await page.route('**/api/subscriptions/sub_*', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(errorToast(page, 'Cancellation failed')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to cancel subscription');
  await page.unroute('**/api/subscriptions/sub_*');

  await dialog.getByRole('button', { name: 'Cancel plan' }).dblclick();
  await expect(message(page, 'Subscription cancelled')).toBeVisible();
  await expect(plan.getByText('Ending', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change to/ })).toHaveCount(0);
  await plan.getByRole('button', { name: 'Resume plan' }).click();
  await expect(message(page, 'Subscription updated')).toBeVisible();
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
});

test('cancelling and resuming by keyboard keeps the focus at the plan', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  const plan = await openPremium(page, request);
  const open = plan.getByRole('button', { name: 'Cancel plan' });
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' });
  const resume = plan.getByRole('button', { name: 'Resume plan' });
  const changes = '**/api/subscriptions/sub_*';

  await open.press('Enter');
  await whileFailing(page, changes, async () => {
    await confirm.press('Enter');
    await expect(errorToast(page, 'Cancellation failed')).toBeVisible();
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
    await expect(errorToast(page, 'Update failed')).toBeVisible();
    await expect(resume).toBeFocused();
  });
  await page.keyboard.press('Enter');
  await expect(open).toBeVisible();
  await expect(plan).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(plan.getByRole('button', { name: 'Use a discount code' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(plan.getByRole('button', { name: 'Pause plan' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(open).toBeFocused();
});

test('a double click acts like a single click when cancelling and resuming', async ({
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

test('the second click of a slow double click does not undo the first', async ({
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

test('on a phone the second click of a double click does not confirm the cancellation', async ({
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
  const under = await getBox(confirm);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The dialog is centred: in a shorter window its button moves up over the one that opened it.
  const over = await getBox(open);
  await page.setViewportSize({ width: 390, height: 844 - Math.round(2 * (under.y - over.y)) });

  const left = Math.max(under.x, over.x);
  const right = Math.min(under.x + under.width, over.x + over.width);
  expect(right).toBeGreaterThan(left);
  await page.mouse.dblclick((left + right) / 2, over.y + over.height / 2);
  await expect(dialog).toBeVisible();
  expect(Math.abs((await getBox(confirm)).y - over.y)).toBeLessThan(3);
  await dialog.getByRole('button', { name: 'Keep plan' }).click();
  await expect(dialog).toBeHidden();
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
  expect(sent).toBe(0);

  await open.click();
  await confirm.dblclick();
  await expect(plan.getByText('Ending', { exact: true })).toBeVisible();
  expect(sent).toBe(1);
});

async function getBox(locator: Locator) {
  await locator.click({ trial: true }); // waits until it no longer moves
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not there');
  return box;
}
