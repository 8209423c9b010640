import { shownPrice } from '@rostra/contract/testing';
import { openAsNewMember } from '../support/accounts.ts';
import { CARDS, fillCard, SUBSCRIPTION } from '../support/billing.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  holdRequests,
  open,
  storeTheme,
  test,
  waitForChanges,
} from '../support/test.ts';
import { createStaff, openScreen } from './support.ts';

const site = useDedicatedSite(92);

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

test('a treasurer creates a fourth plan, a member buys it, and the books agree', async ({
  page,
  browser,
  request,
}) => {
  const treasurer = await createStaff(site(), 'treasurer');
  await openScreen(page, treasurer, '/studio/plans');
  const plans = page.getByRole('list', { name: 'Plans in the order' }).getByRole('listitem');
  await expect(plans).toHaveCount(3);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Create plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create plan' });
  await dialog.getByLabel('Price').fill('free');
  await dialog.getByRole('button', { name: 'Create plan' }).click();
  await expect(dialog.getByText('Enter an amount such as 12.50')).toBeVisible();
  await dialog.getByLabel('Name').fill('Student plan');
  await dialog.getByLabel('Description').fill('For everybody who studies.');
  await dialog.getByLabel('Features').fill('All briefings\n\nA vote');
  await dialog.getByLabel('Price').fill('4.50');
  await dialog.getByLabel('Unlocks content for').selectOption('Premium Membership');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Create plan' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(plans).toHaveCount(4);
  await expect(plans.last()).toContainText('$4.50');
  // Plans move at once, also while an earlier move is being saved.
  const release = await holdRequests(page, '**/api/studio/plans/order');
  const up = page.getByRole('button', { name: 'Move “Student plan” up' });
  await up.click();
  await up.click();
  await expect(plans.nth(1)).toContainText('Student plan');
  await page.getByRole('button', { name: 'Move “Student plan” down' }).click();
  await expect(plans.nth(2)).toContainText('Student plan');
  const saved = waitForChanges(page, '/api/studio/plans/order', 2);
  release();
  await saved;

  // The landing page and the checkout, as another person sees them.
  const visitor = await browser.newContext();
  const theirs = await visitor.newPage();
  await open(theirs, '/');
  await expect(theirs.getByRole('link', { name: /^Choose / })).toHaveText([
    'Choose Basic Membership',
    'Choose Premium Membership',
    'Choose Student plan',
    'Choose Annual Membership',
  ]);
  await expect(theirs.getByText('Save 15%')).toBeVisible();
  const member = await openAsNewMember(theirs, request, SUBSCRIPTION);
  await expect(theirs.getByRole('heading', { name: 'Student plan' })).toBeVisible();
  await expectNoAxeViolations(theirs);
  for (const width of [320, 390, 1440]) {
    await theirs.setViewportSize({ width, height: 900 });
    await expectNoOverflow(theirs);
  }
  await theirs.getByRole('button', { name: 'Choose Student plan' }).click();
  await fillCard(theirs, CARDS.valid);
  await theirs.getByRole('button', { name: 'Pay $4.50' }).click();
  await expect(theirs.getByRole('region', { name: 'Student plan' })).toContainText('$4.50');

  await page.goto(`/studio/members?plan=student-plan&q=${member.username}`);
  const rows = page.getByRole('table', { name: 'Members' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Student plan');
  await page.goto('/studio/plans');
  await expect(plans.filter({ hasText: 'Student plan' })).toContainText('1 member');
  await page.goto('/studio/money');
  const payment = page.getByRole('table').locator('tbody tr').filter({ hasText: member.username });
  await expect(payment).toContainText('$4.50');
  await page.goto('/studio/money/closing');
  await expect(page.getByRole('table').first()).toContainText('$4.50');
  await visitor.close();
});

test('a new price, and a plan that is retired and offered again', async ({ page, request }) => {
  const treasurer = await createStaff(site(), 'treasurer');
  await storeTheme(page, 'dark');
  await openScreen(page, treasurer, '/studio/plans');
  const basic = page.getByRole('listitem').filter({ hasText: 'Basic Membership' }).first();
  await page.getByRole('button', { name: 'Edit Basic Membership' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit plan' });
  await dialog.getByLabel('Price').fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(basic).toContainText('$12.00');
  await page.getByRole('button', { name: 'Retire Premium Membership' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const offer = page.getByRole('button', { name: 'Offer again Premium Membership' });
  await expect(offer).toBeVisible();
  await expectNoAxeViolations(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
  const offered = await (await request.get('/api/plans')).json();
  expect(offered.map(({ id }: { id: string }) => id)).not.toContain('premium');
  await offer.click();
  await expect(page.getByRole('button', { name: 'Retire Premium Membership' })).toBeVisible();
});

test('a treasurer moves a member to the new price', async ({ page, browser, request }) => {
  const visitor = await browser.newContext();
  const theirs = await visitor.newPage();
  const member = await openAsNewMember(theirs, request, `${SUBSCRIPTION}?plan=annual`);
  await fillCard(theirs, CARDS.valid);
  await theirs.getByRole('button', { name: `Pay ${shownPrice('annual')}` }).click();
  const plan = theirs.getByRole('region', { name: 'Annual Membership' });
  await expect(plan).toContainText(`for ${shownPrice('annual')}`);

  const treasurer = await createStaff(site(), 'treasurer');
  await openScreen(page, treasurer, '/studio/plans');
  await page.getByRole('button', { name: 'Edit Annual Membership' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit plan' });
  await edit.getByLabel('Price').fill('220');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  const annual = page.getByRole('listitem').filter({ hasText: 'Annual Membership' }).first();
  await annual.getByRole('link', { name: 'Move them to the new price' }).click();
  const row = page.getByRole('table').locator('tbody tr').filter({ hasText: member.username });
  await expect(row).toContainText(shownPrice('annual'));
  await expect(row).toContainText('$220.00');
  await expectNoAxeViolations(page);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await page.getByRole('button', { name: 'Move 1 member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move members to the new price?' });
  await expect(dialog).toContainText('1 member pays $220.00');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Move', exact: true }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Everybody pays the current price')).toBeVisible();

  await theirs.reload();
  await expect(plan).toContainText('for $220.00');
  await visitor.close();
});
