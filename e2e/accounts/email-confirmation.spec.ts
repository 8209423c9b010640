import {
  confirmEmailOf,
  getLinksFromMail,
  logIn,
  newPerson,
  openAs,
  openAsNewMember,
  register,
} from '../support/accounts.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsInThemes,
  expectNoOverflow,
  open,
  type Page,
  test,
} from '../support/test.ts';

const SUBJECT = /Confirm your email address/;
const refused = /the server responded with a status of 4(00|01|09|29)/;
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const prompt = (page: Page) => page.getByText('Confirm your email address', { exact: true });

test('a new member confirms the address with a button, and the prompt disappears', async ({
  page,
  request,
}) => {
  const ada = await openAsNewMember(page, request, '/dashboard');
  await expect(page.getByText(`We have sent a link to ${ada.email}.`)).toBeVisible();
  await expectNoAxeViolations(page);

  const [link = ''] = await getLinksFromMail(page, ada.email, SUBJECT);
  await open(page, link);
  await expect(page).toHaveURL('/confirm-address');
  await expectNoAxeViolations(page);
  // A mail scanner has only opened the page: nothing is confirmed yet.
  await page.goto('/dashboard');
  await expect(prompt(page)).toBeVisible();

  await open(page, link);
  await button(page, 'Confirm this address').dblclick();
  await expect(page.locator(':focus')).toContainText('Your address is confirmed');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Open your dashboard' }).click();
  await expect(page.getByRole('heading', { name: `Welcome, ${ada.username}.` })).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL('/confirm-address');
  await open(page, link);
  await button(page, 'Confirm this address').click();
  await expect(page.locator(':focus')).toContainText('Your address is confirmed');
});

test('the link can be sent again, a few times', async ({ page, request, pageErrors }) => {
  pageErrors.allow(refused);
  const ada = await openAsNewMember(page, request, '/dashboard');
  const status = page.getByRole('main').getByRole('status');
  for (let count = 0; count < 3; count += 1) {
    await button(page, 'Send again').click();
    await expect(status.getByText(`We have sent another link to ${ada.email}.`)).toBeVisible();
  }
  await button(page, 'Send again').click();
  await expect(status.getByText(/Too many attempts/)).toBeVisible();
  expect(await getLinksFromMail(page, ada.email, SUBJECT)).toHaveLength(2);
});

test('a mistyped address is corrected in the profile', async ({ page, request }) => {
  await openAsNewMember(page, request, '/dashboard');
  await page.getByRole('link', { name: 'Change address' }).click();
  await expect(page).toHaveURL('/dashboard/profile#email');
  await expect(page.getByLabel('New email')).toBeVisible();
});

test('the owner of an address takes it back from a stranger', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  const stranger = await register(request);
  const [, notMe = ''] = await getLinksFromMail(page, stranger.email, SUBJECT);
  await open(page, notMe);
  await expect(page).toHaveURL('/not-my-address');
  await expectNoAxeViolations(page);
  await button(page, 'Remove my address').click();
  await expect(page.locator(':focus')).toContainText('Your address has been removed');
  await page.getByRole('link', { name: 'Register' }).last().click();
  await expect(page).toHaveURL('/register');
  await register(request, { ...newPerson(), email: stranger.email });

  await open(page, notMe);
  await button(page, 'Remove my address').click();
  await expect(page.locator(':focus')).toContainText('This link no longer works');

  await open(page, '/login');
  await logIn(page, stranger.username, stranger.password);
  await expect(page.getByText('Your account has no email address', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Add an address' }).click();
  await expect(page.getByText('Your account has no email address.')).toBeVisible();
});

test('an address that was confirmed in the meantime cannot be taken back', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  const ada = await register(request);
  const [, notMe = ''] = await getLinksFromMail(page, ada.email, SUBJECT);
  await confirmEmailOf(page, ada);
  await open(page, notMe);
  await button(page, 'Remove my address').click();
  await expect(page.locator(':focus')).toContainText('This address has been confirmed');
});

test('prompt and pages fit a small screen', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const ada = await register(request);
  const links = await getLinksFromMail(page, ada.email, SUBJECT);
  for (const link of links) {
    await open(page, link);
    await expect(page.getByRole('main').getByRole('button')).toBeVisible();
    await expectNoOverflow(page);
    await expectNoAxeViolationsInThemes(page);
  }
  await openAs(page, ada, '/dashboard');
  await expect(prompt(page)).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeViolationsInThemes(page);
});
