import { newPerson, openAs, type Person } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { setUpApp } from '../support/second-factors.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  type Page,
  storeTheme,
  test,
} from '../support/test.ts';

const site = useDedicatedSite(6, { STAFF_SECOND_FACTOR: 'true' });

test.describe.configure({ mode: 'serial' });

let owner: Person;
let editor: Person;
test.beforeAll(async () => {
  owner = newPerson();
  editor = newPerson();
  await site().createStaff(owner, 'owner');
  await site().createStaff(editor, 'editor');
});

const main = (page: Page) => page.getByRole('main');

test('staff are told until when they need a second factor, and set it up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, editor, '/dashboard');
  const banner = page.getByText('Set up two-step login', { exact: true });
  await expect(banner).toBeVisible();
  await expect(
    page.getByText(/^Your role requires it\. Until \d+ \w+ \d{4}, \d\d:\d\d UTC/),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Set it up now' }).click();
  await expect(page).toHaveURL('/dashboard/profile#second-factors');
  await expect(page.getByRole('region', { name: 'Two-step login' })).toBeInViewport();
  await setUpApp(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(banner).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'See who works on this site' })).toHaveCount(0);
});

test('after the deadline the banner says what is missing', async ({ page }) => {
  await storeTheme(page, 'dark');
  await page.route('**/api/users/me*', async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), factorDueAt: '2026-01-08T12:00:00.000Z' };
    await route.fulfill({ json });
  });
  await openAs(page, owner, '/dashboard');
  await expect(page.getByText('Set up two-step login to continue your work')).toBeVisible();
  const membership = page.getByRole('region', { name: 'Your membership' });
  await expect(membership.getByText('Owner', { exact: true })).toBeVisible();
  await expect(membership.getByText(/^Your rights as staff are suspended/)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the owner sees the staff and resets the factors of a lost device', async ({ page }) => {
  await openAs(page, owner, '/dashboard/profile');
  await main(page).getByRole('link', { name: 'See who works on this site' }).click();
  await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible();
  const row = (person: Person) =>
    main(page).getByRole('listitem').filter({ hasText: person.email });
  await expect(row(owner)).toContainText('No second factor; required by');
  await expect(row(owner).getByRole('button')).toHaveCount(0);
  await expect(row(editor)).toContainText('Authenticator app');
  await expectNoAxeViolations(page);
  await row(editor)
    .getByRole('button', { name: /^Reset second factors of / })
    .click();
  const dialog = page.getByRole('dialog');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Reset second factors' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(editor)).toContainText('No second factor; required by');
  await expect(row(editor).getByRole('button')).toHaveCount(0);
});

test('others are told who can see the staff page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAs(page, editor, '/dashboard/profile/staff');
  const explanation = 'Only the owner and administrators can see this page.';
  await expect(page.getByText(explanation)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: editor.email })).toHaveCount(0);
  await expectNoOverflow(page);
});
