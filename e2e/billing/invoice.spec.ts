import { shownPrice } from '@rostra/contract/testing';
import { openAs } from '../support/accounts.ts';
import { createSubscriber, SUBSCRIPTION, section } from '../support/billing.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  storeTheme,
  test,
} from '../support/test.ts';

test('a member reads an invoice with the keyboard', async ({ page, request }) => {
  await openAs(page, await createSubscriber(request, 'premium'), SUBSCRIPTION);
  const view = section(page, 'Invoices').getByRole('button', { name: /^View invoice/ });
  const response = page.waitForResponse(/\/api\/invoices\/in_/);
  await view.focus();
  await page.keyboard.press('Enter');
  const invoice = await (await response).json();
  const panel = page.getByRole('dialog', { name: `Invoice ${invoice.number}` });
  await expect(panel.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(
    panel.getByRole('row', { name: /^Premium Membership until .* \$19\.99$/ }),
  ).toBeVisible();
  await expect(panel.getByRole('row', { name: `Total ${shownPrice('premium')}` })).toBeVisible();
  await expect(panel.getByRole('row', { name: `Paid ${shownPrice('premium')}` })).toBeVisible();
  const pdf = await panel.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  expect((await page.request.get(pdf ?? '')).headers()['content-type']).toMatch(/pdf/);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(view).toBeFocused();
});

test('an invoice fits small screens, and can be loaded again', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  await storeTheme(page, 'dark');
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, await createSubscriber(request, 'basic'), SUBSCRIPTION);
  await page.route('**/api/invoices/in_*', (route) => route.fulfill({ status: 500, json: {} }));
  await section(page, 'Invoices')
    .getByRole('button', { name: /^View invoice/ })
    .click();
  const panel = page.getByRole('dialog', { name: /^Invoice/ });
  await expect(panel.getByText('The invoice could not be loaded')).toBeVisible();
  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('row', { name: `Total ${shownPrice('basic')}` })).toBeVisible();
  const isClipped = await panel.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  expect(isClipped).toBe(false);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
});

test('locked content reads the subscription of the customer', async ({ page, request }) => {
  const ada = await createSubscriber(request, 'basic');
  await openAs(page, ada, '/dashboard/content?plan=locked');
  const response = page.waitForResponse(/\/api\/subscriptions\/customer\/cus_/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  expect(await (await response).json()).toMatchObject({ planId: 'basic', status: 'active' });
  await expect(page.getByText('You can change your plan at any time.')).toBeVisible();
});
