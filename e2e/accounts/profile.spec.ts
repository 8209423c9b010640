import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import {
  confirmEmailOf,
  getLinkFromMail,
  isLoggedIn,
  logIn,
  logInOnAnotherDevice,
  newPerson,
  openAs,
  openAsNewMember,
  register,
} from '../support/accounts.ts';
import {
  expect,
  expectDialogLocked,
  expectNoAxeViolations,
  expectNoAxeViolationsInThemes,
  expectNoOverflow,
  holdRequests,
  open,
  type Page,
  test,
} from '../support/test.ts';

const refused = /Failed to load resource: the server responded with a status of 40[01]/;
const message = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const section = (page: Page, name: string) => page.getByRole('region', { name });

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a2f1f' } })
    .png()
    .toBuffer();

test('personal data and address are saved', async ({ page, request }) => {
  await openAsNewMember(page, request, '/dashboard/profile');
  const personal = section(page, 'Personal data');
  await personal.getByLabel('First name').fill('Ada');
  await personal.getByLabel('Last name').fill('Lovelace');
  await personal.getByLabel('About you').fill('Notes on the engine.\nMore follows.');
  await personal.getByRole('button', { name: 'Save personal data' }).click();
  await expect(message(page, 'Your personal data has been saved.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Ada Lovelace')).toBeVisible();

  const address = section(page, 'Address');
  await address.getByLabel('City').fill('Turin');
  await address.getByLabel('Postal code').fill('x'.repeat(21));
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(address.getByLabel('Postal code')).toHaveAccessibleDescription(/at most 20/);
  await address.getByLabel('Postal code').fill('10121');
  await address.getByLabel('Country').fill('Italy');
  await page.keyboard.press('Enter');
  await expect(message(page, 'Your address has been saved.')).toBeVisible();

  await page.reload();
  await expect(personal.getByLabel('Last name')).toHaveValue('Lovelace');
  await expect(personal.getByLabel('About you')).toHaveValue('Notes on the engine.\nMore follows.');
  await expect(address.getByLabel('City')).toHaveValue('Turin');
  await expect(address.getByLabel('Country')).toHaveValue('Italy');
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Ada Lovelace' })).toBeVisible();
});

test('a new email address takes effect after its owner follows the link', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  const ada = await register(request);
  const next = `new-${ada.email}`;
  await openAs(page, ada, '/dashboard/profile');
  const email = section(page, 'Email');
  await email.getByLabel('New email').fill(next);
  await email.getByLabel('Your password', { exact: true }).fill('not this one');
  await email.getByRole('button', { name: 'Change email' }).click();
  await expect(email.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    /password is invalid/,
  );
  await expect(email.getByLabel('New email')).toHaveValue(next);
  await sendWithPassword(email, ada.password, next);
  await expect(email.getByText(`Current address: ${ada.email}`)).toBeVisible();

  const link = await getLinkFromMail(page, next, /Confirm your new email/);
  await open(page, link);
  await expect(page).toHaveURL('/confirm-email');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Confirm this address' }).press('Enter');
  await expectResult(page, `We will use ${next} from now on`);
  await page.keyboard.press('Enter');
  await expect(email.getByText(`Current address: ${next}`)).toBeVisible();

  await open(page, link);
  await expect(page.getByText('What happens next')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm this address' }).press('Enter');
  await expectResult(page, 'This link no longer works');
  await expect(page.getByText(/Your profile shows your current address/)).toBeVisible();
});

async function sendWithPassword(email: Locator, password: string, next: string): Promise<void> {
  const field = email.getByLabel('Your password', { exact: true });
  await field.fill(password);
  await field.press('Enter');
  await expect(email.getByText(`We have sent a link to ${next}.`)).toBeVisible();
}

/** The result replaces the button and takes the focus; the next tab stop is the link. */
async function expectResult(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator(':focus')).toContainText(text);
  await expect(page.getByText('What happens next')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Open your profile' })).toBeFocused();
}

test('an email change fails if another account has taken the address in the meantime', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  const ada = await register(request);
  const next = `new-${ada.email}`;
  await openAs(page, ada, '/dashboard/profile');
  const email = section(page, 'Email');
  await email.getByLabel('New email').fill(next);
  await sendWithPassword(email, ada.password, next);
  await register(request, { ...newPerson(), email: next });
  await open(page, await getLinkFromMail(page, next, /Confirm your new email/));
  await page.getByRole('button', { name: 'Confirm this address' }).press('Enter');
  await expectResult(page, 'Another account has this address');
});

test('leaving by a link asks before discarding unsaved changes', async ({ page, request }) => {
  await openAsNewMember(page, request, '/dashboard/profile');
  const firstName = page.getByLabel('First name');
  await firstName.fill('Ada');
  const menu = page.getByRole('navigation', { name: 'Members' });
  await menu.getByRole('link', { name: 'Subscription' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(firstName).toHaveValue('Ada');
  await menu.getByRole('link', { name: 'Subscription' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/dashboard/subscription');
});

test('the back button asks before discarding unsaved changes, even after a section link', async ({
  page,
  request,
}) => {
  await openAsNewMember(page, request, '/dashboard');
  await page.getByRole('link', { name: /skip/i }).press('Enter');
  await expect(page).toHaveURL('/dashboard#main');
  const menu = page.getByRole('navigation', { name: 'Members' });
  await menu.getByRole('link', { name: 'Subscription' }).click();
  await expect(page).toHaveURL('/dashboard/subscription');
  await menu.getByRole('link', { name: 'Profile' }).click();
  const firstName = page.getByLabel('First name');
  await firstName.fill('Ada');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(firstName).toHaveValue('Ada');
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/dashboard/subscription');
});

test('a profile picture is cropped by keyboard, uploaded and removed', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource: the server responded with a status of 500/);
  await openAsNewMember(page, request, '/dashboard/profile');
  const file = page.getByLabel('Picture file');
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<x') });
  await expect(page.getByText(/cannot be read as a picture/)).toBeVisible();

  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture() });
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  const frame = dialog.getByRole('application');
  await frame.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByLabel('Zoom')).toHaveValue('1.1');
  await expectNoAxeViolations(page);

  await page.route('**/api/upload', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(message(page, 'Failed to upload image')).toBeVisible();
  await page.unroute('**/api/upload');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(message(page, 'Your picture has been saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const headerAvatar = page.getByRole('banner').locator('img');
  await expect(headerAvatar).toBeVisible();
  await page.reload();
  await expect(headerAvatar).toBeVisible();
  await section(page, 'Picture').getByRole('button', { name: 'Remove' }).click();
  await expect(message(page, 'Your picture has been removed.')).toBeVisible();
  await expect(headerAvatar).toHaveCount(0);
});

test('changing the password ends all other sessions but not this one', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  const ada = await register(request);
  const other = await logInOnAnotherDevice(request, ada);
  await openAs(page, ada, '/dashboard/profile');
  const password = section(page, 'Password');
  const next = 'another boat, another river';
  await password.getByLabel('Current password').fill('not the password');
  await password.getByLabel('New password', { exact: true }).fill(next);
  await password.getByLabel('New password again').fill(next);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByLabel('Current password')).toHaveAccessibleDescription(
    /The provided current password is invalid/,
  );
  expect(await isLoggedIn(request, other)).toBe(true);
  await password.getByLabel('Current password').fill(ada.password);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(message(page, 'Your password has been changed.')).toBeVisible();
  await expect(password.getByLabel('Current password')).toHaveValue('');
  expect(await isLoggedIn(request, other)).toBe(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('another device can be logged out', async ({ page, request }) => {
  const ada = await register(request);
  const other = await logInOnAnotherDevice(request, ada);
  await openAs(page, ada, '/dashboard/profile');
  const devices = section(page, 'Where you are logged in');
  await expect(devices.getByText('This device')).toBeVisible();
  const entries = devices.getByRole('listitem');
  const before = await entries.count();
  await devices
    .getByRole('button', { name: /^Log out .*, last used/ })
    .first()
    .click();
  await expect(entries).toHaveCount(before - 1);
  await devices.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(entries).toHaveCount(1);
  await expect.poll(() => isLoggedIn(request, other)).toBe(false);
});

test('a session ended on another device ends here with the next API call', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  const ada = await openAsNewMember(page, request, '/dashboard/profile');
  await expect(page.getByText('This device')).toBeVisible();
  const headers = { authorization: `Bearer ${await logInOnAnotherDevice(request, ada)}` };
  await request.delete('/api/sessions', { headers });
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('button', { name: 'Save personal data' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, ada.username, ada.password);
  await expect(page).toHaveURL('/dashboard/profile');
});

test('the theme can be light, dark or follow the device', async ({ page, request }) => {
  await openAsNewMember(page, request, '/dashboard/profile');
  const root = page.locator('html');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('radio', { name: 'Same as device' }).check();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Same as device' })).toBeChecked();
});

test('a member downloads their data and deletes the account', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  const ada = await openAsNewMember(page, request, '/dashboard/profile');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('my-data.json');
  await expect(message(page, 'Your data has been downloaded.')).toBeVisible();
  await expect(page.getByText('Preparing your data…')).toHaveCount(0);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString()).user.email).toBe(ada.email);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/invalid/);
  await dialog.getByLabel('Your password').fill(ada.password);
  const releaseDeletion = await holdRequests(page, '**/api/users/me');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expectDialogLocked(page, 'Cancel');
  releaseDeletion();
  await expect(page).toHaveURL('/');
  await expect(message(page, 'Your account will be deleted in 7 days.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  const link = await getLinkFromMail(page, ada.email, /will be deleted/);
  await open(page, link);
  await expect(page).toHaveURL('/keep-account');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.locator(':focus')).toContainText('Your account will not be deleted');
  await page.getByRole('link', { name: 'Go to login' }).click();
  await logIn(page, ada.username, ada.password);
  await expect(page).toHaveURL('/dashboard');
});

test('the owner of the old address undoes an email change', async ({ page, request }) => {
  const ada = await register(request);
  await confirmEmailOf(page, ada);
  await openAs(page, ada, '/dashboard/profile');
  const email = section(page, 'Email');
  await email.getByLabel('New email').fill(`new.${ada.email}`);
  await email.getByLabel('Your password', { exact: true }).fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(email.getByText(`We have sent a link to new.${ada.email}.`)).toBeVisible();

  await open(page, await getLinkFromMail(page, ada.email, /is about to change/));
  await expect(page).toHaveURL('/undo-email-change');
  await expectNoAxeViolations(page);
  const password = 'another boat, another river';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(message(page, 'Your email address has been restored.')).toBeVisible();
  await expect(email.getByText(`Current address: ${ada.email}`)).toBeVisible();
});

test('a dialog closes only if a click both starts and ends outside', async ({ page, request }) => {
  await openAsNewMember(page, request, '/dashboard/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  const password = dialog.getByLabel('Your password');
  await password.fill('half a sentence');
  const { x, y, width, height } = (await dialog.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const padding = [x + 6, y + height / 2] as const;
  const backdrop = [x - 60, y + height / 2] as const;
  async function drag(from: readonly [number, number], to: readonly [number, number]) {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to);
    await page.mouse.up();
  }

  await page.mouse.click(...padding);
  await page.mouse.click(x + width / 2, y + height - 6);
  const field = (await password.boundingBox()) ?? { x: 0, y: 0 };
  await drag([field.x + 60, field.y + 20], backdrop);
  await drag(backdrop, padding);
  await expect(password).toHaveValue('half a sentence');
  await page.mouse.click(...backdrop);
  await expect(dialog).toBeHidden();
});

test('retrying to load the deletion summary keeps the focus', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/);
  const meaning = '**/api/users/me/deletion';
  await page.route(meaning, (route) => route.fulfill({ status: 400, json: {} }));
  await openAsNewMember(page, request, '/dashboard/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  const retry = dialog.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute(meaning);
  const releaseResponse = await holdRequests(page, meaning);
  await retry.press('Enter');
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(retry).toBeFocused();
  releaseResponse();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Your password')).toBeFocused();
});

test('a profile that failed to load can be retried', async ({ page, request, pageErrors }) => {
  pageErrors.allow(/status of 503/);
  const ada = await register(request);
  await page.route(/\/api\/users\/\d+/, (route) => route.fulfill({ status: 503, json: {} }));
  await openAs(page, ada, '/dashboard/profile');
  await expect(message(page, 'Failed to fetch user profile')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(section(page, 'Personal data')).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`the profile has no axe violations at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAsNewMember(page, request, '/dashboard/profile');
    await expect(page.getByText('This device')).toBeVisible();
    await expectNoAxeViolationsInThemes(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectNoAxeViolationsInThemes(page);
  });
}
