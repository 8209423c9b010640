import { openScreen } from '../studio/support.ts';
import { getLinkFromMail, newPerson, openAs, type Person, register } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  open,
  type Page,
  storeTheme,
  test,
} from '../support/test.ts';

const site = useDedicatedSite(14);

test.describe.configure({ mode: 'serial' });

let owner: Person;
test.beforeAll(async () => {
  owner = newPerson();
  await site().createStaff(owner, 'owner');
});

const SUBJECT = /^Your invitation to work on/;
const main = (page: Page) => page.getByRole('main');

/** Invites somebody in the studio, and returns the link that is shown there. */
async function invite(page: Page, email: string): Promise<string> {
  await openScreen(page, owner, '/studio/staff');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('First name').fill('Robin');
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('radio', { name: /^Editor/ }).check();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  return shownLink(page, email);
}

async function shownLink(page: Page, email: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: `${email} is invited` });
  await expect(dialog.getByText('The email was not sent')).toBeVisible();
  const link = await dialog.getByLabel('Link of the invitation').inputValue();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  return link;
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByLabel('Password again').fill(password);
  await main(page).getByRole('button', { name: 'Save and open the studio' }).dblclick();
}

test('an invited person reads who invites them, chooses a password and works in the studio', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/400 \(Bad Request\)/);
  const guest = newPerson();
  await invite(page, guest.email);
  const link = await getLinkFromMail(page, guest.email, SUBJECT);
  expect(new URL(link).pathname).toBe('/invitation');

  const context = await browser.newContext({ baseURL: site().url });
  const other = await context.newPage();
  await other.setViewportSize({ width: 320, height: 700 });
  await storeTheme(other, 'dark');
  await open(other, link);
  await expect(main(other).getByRole('heading', { level: 1 })).toHaveText(
    'Welcome to The Plumbline Assembly',
  );
  await expect(main(other).getByText(`Choose a password for ${guest.email}.`)).toBeVisible();
  await expect(main(other).getByText('Your role is Editor.')).toBeVisible();
  await expect(main(other).getByText(/within 7 days/)).toBeVisible();
  await expect(other).toHaveURL('/invitation');
  await expectNoOverflow(other);
  await expectNoAxeViolations(other);
  await choosePassword(other, guest.password);
  await expect(other).toHaveURL(/\/studio\/?$/);
  await expect(other.locator('#main').getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the link is void afterwards', async () => {
    await open(other, link);
    await expect(main(other).getByText('This link no longer works')).toBeVisible();
    await expect(main(other).getByText(/ask the person who invited you/)).toBeVisible();
    await expect(main(other).getByLabel('Password')).toHaveCount(0);
    await expectNoAxeViolations(other);
    await expectNoOverflow(other);
  });
  await context.close();
});

test('an invitation is sent again and revoked, and each time the earlier link stops working', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/400 \(Bad Request\)/);
  const guest = newPerson();
  const first = await invite(page, guest.email);
  const row = page.getByRole('row').filter({ hasText: guest.email });
  await row.getByRole('button', { name: /^Change/ }).click();
  await page.getByRole('menuitem', { name: 'Send the invitation again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  const second = await shownLink(page, guest.email);
  expect(second).not.toBe(first);

  const context = await browser.newContext({ baseURL: site().url });
  const other = await context.newPage();
  await open(other, first);
  await expect(main(other).getByText('This link no longer works')).toBeVisible();
  await open(other, second);
  await expect(main(other).getByText('Your role is Editor.')).toBeVisible();

  await row.getByRole('button', { name: /^Change/ }).click();
  await page.getByRole('menuitem', { name: 'Revoke the role' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the role' }).click();
  await expect(row).toHaveCount(0);

  await choosePassword(other, guest.password);
  await expect(main(other).getByText('This link no longer works')).toBeVisible();
  await context.close();
});

test('somebody else who is logged in is told that the browser switches accounts', async ({
  page,
  request,
  browser,
}) => {
  const guest = newPerson();
  const link = await invite(page, guest.email);
  const context = await browser.newContext({ baseURL: site().url });
  const other = await context.newPage();
  const member = await register(request);
  await openAs(other, member, '/dashboard');
  await expect(main(other).getByRole('heading', { level: 1 })).toBeVisible();
  await open(other, link);
  await expect(
    main(other).getByText(`You are logged in as ${member.username}`, { exact: true }),
  ).toBeVisible();
  await expectNoAxeViolations(other);
  await choosePassword(other, guest.password);
  await expect(other).toHaveURL(/\/studio\/?$/);
  await open(other, '/dashboard/profile');
  await expect(other.getByText(guest.email).first()).toBeVisible();
  await context.close();
});

test('a link without a code says what to do', async ({ page }) => {
  await open(page, '/invitation');
  await expect(main(page).getByText('This link is incomplete')).toBeVisible();
  await expectNoAxeViolations(page);
});
