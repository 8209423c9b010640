import { formatMoney } from '@rostra/contract/money';
import { priceOf, shownPrice } from '@rostra/contract/testing';
import { openAsNewMember } from '../support/accounts.ts';
import { CARDS, fillCard, SUBSCRIPTION } from '../support/billing.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { expect, expectFits, expectNoAxeViolations, storeTheme, test } from '../support/test.ts';
import { createStaff, openScreen } from './support.ts';

const site = useDedicatedSite(94);

const BASIC = priceOf('basic');

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

test('a treasurer gives students 20% off, a student pays less, and the books agree', async ({
  page,
  pageErrors,
  browser,
  request,
}) => {
  const discount = Math.round(0.2 * BASIC);
  // A refused form.
  pageErrors.allow(/status of 400/);
  const treasurer = await createStaff(site(), 'treasurer');
  await openScreen(page, treasurer, '/studio/coupons');
  await expect(page.getByText('No discount codes yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create code' });
  const create = dialog.getByRole('button', { name: 'Create code' });
  await dialog.getByLabel('Code').fill('students');
  await dialog.getByLabel('Name').fill('Students');
  await dialog.getByLabel('Percent').fill('twenty');
  await create.click();
  await expect(dialog.getByText('Enter a whole number from 1 to 99')).toBeVisible();
  await expect(dialog.getByLabel('Percent')).toBeFocused();
  await dialog.getByLabel('Percent').fill('20');
  await dialog.getByLabel('Plans').selectOption('Only these plans');
  await dialog.getByLabel('Basic Membership').check();
  await dialog.getByLabel('Number of uses').fill('1');
  await expectFits(page);
  await create.dblclick();
  await expect(dialog).toBeHidden();
  const coupons = page.getByRole('list', { name: 'Discount codes' }).getByRole('listitem');
  await expect(coupons).toHaveCount(1);
  await expect(coupons).toContainText('STUDENTS');
  await expect(coupons).toContainText('20% off');
  await expect(coupons).toContainText('0 of 1 uses');

  const visitor = await browser.newContext();
  const theirs = await visitor.newPage();
  const member = await openAsNewMember(theirs, request, `${SUBSCRIPTION}?plan=premium`);
  await theirs.getByRole('button', { name: 'Use a discount code' }).click();
  await theirs.getByRole('textbox', { name: 'Discount code' }).fill('students');
  await theirs.getByRole('button', { name: 'Check code' }).click();
  await expect(theirs.getByText('This code is not for this plan')).toBeVisible();
  await theirs.goto(`${SUBSCRIPTION}?plan=basic`);
  await theirs.getByRole('button', { name: 'Use a discount code' }).click();
  const field = theirs.getByRole('textbox', { name: 'Discount code' });
  await field.fill('pupils');
  await theirs.getByRole('button', { name: 'Check code' }).click();
  await expect(
    theirs.getByText('This code is not valid. Please check the spelling.'),
  ).toBeVisible();
  await expect(field).toBeFocused();
  await expectFits(theirs);
  await field.fill(' Stu dents ');
  await field.press('Enter');
  await expect(theirs.getByText('Discount with STUDENTS')).toBeVisible();
  await expect(theirs.getByText('The discount is for every payment.')).toBeVisible();
  await expectFits(theirs);
  await fillCard(theirs, CARDS.valid);
  await theirs.getByRole('button', { name: `Pay ${formatMoney(BASIC - discount, 'usd')}` }).click();
  const plan = theirs.getByRole('region', { name: 'Basic Membership' });
  await expect(plan).toContainText(`for ${formatMoney(BASIC - discount, 'usd')}`);
  await expect(plan).toContainText('Your discount applies to every payment.');
  await expectNoAxeViolations(theirs);
  await visitor.close();

  await page.goto('/studio/money');
  const payment = page.getByRole('table').locator('tbody tr').filter({ hasText: member.username });
  await expect(payment).toContainText(formatMoney(BASIC - discount, 'usd'));
  await expect(payment).toContainText(`${formatMoney(discount, 'usd')} discount`);
  await payment.getByRole('link').click();
  // The page with all payments has a link of the same name.
  await expect(page.getByRole('heading', { level: 1, name: member.username })).toBeVisible();
  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(page.locator('#main')).toContainText('20%');
  await expect(page.getByRole('table', { name: 'Invoices' })).toContainText(
    `${formatMoney(discount, 'usd')} discount`,
  );
  await page.goto('/studio/money/closing');
  const closing = page.getByRole('table', { name: 'Totals of the month' });
  await expect(closing.getByRole('row', { name: /^Payments/ })).toContainText(
    formatMoney(BASIC - discount, 'usd'),
  );
  await expect(closing.getByRole('row', { name: /^Discounts given/ })).toContainText(
    formatMoney(discount, 'usd'),
  );

  await page.goto('/studio/coupons');
  await expect(coupons).toContainText('Used up');
  await page.getByRole('button', { name: 'Retire STUDENTS' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    '1 member has used it and keeps the discount.',
  );
  await expectNoAxeViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(coupons).toContainText('Retired');
});

test('a member uses a code for the plan they have, in the dark', async ({
  page,
  browser,
  request,
}) => {
  const treasurer = await createStaff(site(), 'treasurer');
  await storeTheme(page, 'dark');
  await openScreen(page, treasurer, '/studio/coupons');
  await page.getByRole('button', { name: 'Create code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create code' });
  await dialog.getByLabel('Code').fill('thanks-3');
  await dialog.getByLabel('Name').fill('Thank you');
  await dialog.getByLabel('Discount').selectOption('An amount');
  await dialog.getByLabel('Amount').fill('3');
  await dialog.getByLabel('Applies to').selectOption('One payment');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Create code' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'THANKS-3' })).toContainText(
    '$3.00 off',
  );
  await expectFits(page);

  const visitor = await browser.newContext();
  const theirs = await visitor.newPage();
  await storeTheme(theirs, 'dark');
  await openAsNewMember(theirs, request, `${SUBSCRIPTION}?plan=basic`);
  await fillCard(theirs, CARDS.valid);
  await theirs.getByRole('button', { name: `Pay ${shownPrice('basic')}` }).click();
  const plan = theirs.getByRole('region', { name: 'Basic Membership' });
  await expect(plan).toContainText(`for ${shownPrice('basic')}`);
  await theirs.getByRole('button', { name: 'Use a discount code' }).click();
  await theirs.getByRole('textbox', { name: 'Discount code' }).fill('thanks–3');
  await theirs.getByRole('button', { name: 'Check code' }).click();
  await expect(plan).toContainText(formatMoney(BASIC - 300, 'usd'));
  await expectFits(theirs);
  await theirs.getByRole('button', { name: 'Use this code' }).dblclick();
  await expect(plan).toContainText(`for ${formatMoney(BASIC - 300, 'usd')}`);
  await expect(plan).toContainText('Your discount applies to that payment.');
  await expect(theirs.getByRole('button', { name: 'Use a discount code' })).toBeHidden();
  await visitor.close();
});
