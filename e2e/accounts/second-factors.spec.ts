import { logIn, newPerson, openAs, register } from '../support/accounts.ts';
import { addAuthenticator, codeOf, setUpApp } from '../support/second-factors.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsInThemes,
  expectNoOverflow,
  holdRequests,
  open,
  type Page,
  test,
} from '../support/test.ts';

const PROFILE = '/dashboard/profile';
const section = (page: Page) => page.getByRole('region', { name: 'Two-step login' });
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** On a page without scripts, so that no call of the member area is pending. */
async function logOut(page: Page) {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await open(page, '/login');
}

test('an authenticator app is set up, asked for at the login and removed', async ({ page }) => {
  const person = await register(page.request, newPerson());
  await openAs(page, person, PROFILE);
  const { secret } = await setUpApp(page);
  await expectNoAxeViolations(page);
  await button(page, 'I have saved them').click();
  await expect(section(page).getByText('10 unused')).toBeVisible();

  await logOut(page);
  await logIn(page, person.email, person.password);
  await expect(page.getByRole('heading', { name: 'Confirm your login' })).toBeVisible();
  await expect(field(page, 'Code')).toBeFocused();
  await expectNoAxeViolations(page);
  await field(page, 'Code').fill('12345');
  await button(page, 'Continue').click();
  await expect(page.getByText('The code has six digits').first()).toBeVisible();
  await field(page, 'Code').fill(codeOf(secret, 1));
  await button(page, 'Continue').click();
  await expect(page).toHaveURL('/dashboard');

  await open(page, PROFILE);
  await button(page, 'Remove authenticator app').click();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(button(page, 'Set up authenticator app')).toBeVisible();
  await expect(section(page).getByText('unused')).toHaveCount(0);
  const activity = page.getByRole('region', { name: 'Security activity' });
  await expect(activity.getByRole('listitem').first()).toContainText('Authenticator app removed');
});

test('a recovery code replaces a lost device once', async ({ page, pageErrors }) => {
  pageErrors.allow(/400 \(Bad Request\)/);
  const person = await register(page.request, newPerson());
  await openAs(page, person, PROFILE);
  const { codes } = await setUpApp(page);
  for (const expected of ['/dashboard', '/login']) {
    await logOut(page);
    await logIn(page, person.email, person.password);
    await button(page, 'Use a recovery code').click();
    await field(page, 'Recovery code').fill(codes[0] ?? '');
    await button(page, 'Continue').click();
    if (expected === '/login') {
      await expect(page.getByText(/This recovery code is incorrect/).first()).toBeVisible();
    }
    await expect(page).toHaveURL(expected);
  }
  await button(page, 'Log in with another account').click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
});

test('a passkey logs in without a password, and after one', async ({ page, pageErrors }) => {
  pageErrors.allow(/400 \(Bad Request\)/);
  const authenticator = await addAuthenticator(page);
  const person = await register(page.request, newPerson());
  await openAs(page, person, PROFILE);
  await button(page, 'Add a passkey').click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await button(page, 'I have saved them').click();
  await button(page, 'Rename Chrome on Linux').click();
  await field(page, 'Name').fill('Work laptop');
  await button(page, 'Save').click();
  await expect(section(page).getByText('Work laptop')).toBeVisible();

  await logOut(page);
  await button(page, 'Log in with a passkey').click();
  await expect(page).toHaveURL('/dashboard');

  await logOut(page);
  await logIn(page, person.email, person.password);
  await button(page, 'Use a passkey').click();
  await expect(page).toHaveURL('/dashboard');

  await open(page, PROFILE);
  await button(page, 'Remove Work laptop').click();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(section(page).getByText('Work laptop')).toHaveCount(0);
  await logOut(page);
  await button(page, 'Log in with a passkey').click();
  await expect(page.getByText('This passkey is no longer valid.')).toBeVisible();
  await authenticator.session.send('WebAuthn.removeVirtualAuthenticator', {
    authenticatorId: authenticator.id,
  });
});

test('a passkey among the autofill suggestions logs in', async ({ page }) => {
  await addAuthenticator(page);
  const person = await register(page.request, newPerson());
  await openAs(page, person, PROFILE);
  await button(page, 'Add a passkey').click();
  await button(page, 'I have saved them').click();

  await page.goto('/robots.txt');
  await page.evaluate(() => {
    // The hint that this browser has a passkey survives a logout.
    for (const key of Object.keys(localStorage)) {
      if (key !== 'rostra.passkey') localStorage.removeItem(key);
    }
  });
  const releaseOptions = await holdRequests(page, /\/api\/auth\/passkey\/options$/);
  await open(page, '/login');
  const identifier = page.getByLabel('Username or email');
  await expect(identifier).toHaveAttribute('autocomplete', 'username webauthn');
  await identifier.fill(person.username);
  await expect(page).toHaveURL('/login');
  // The virtual authenticator chooses the suggestion immediately.
  releaseOptions();
  await expect(page).toHaveURL('/dashboard');
});

test('the security sections fit a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const person = await register(page.request, newPerson());
  await openAs(page, person, PROFILE);
  await setUpApp(page);
  await expectNoOverflow(page);
  await button(page, 'I have saved them').click();
  await expect(section(page).getByText('10 unused')).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeViolationsInThemes(page);
});
