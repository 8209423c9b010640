import {
  getLinkFromMail,
  getSiteSettings,
  isLoggedIn,
  logIn,
  logInOnAnotherDevice,
  newPerson,
  openAs,
  openAsNewMember,
  register,
} from '../support/accounts.ts';
import { errorToast } from '../support/billing.ts';
import { manageStaff } from '../support/server.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsInThemes,
  expectNoOverflow,
  holdRequests,
  open,
  type Page,
  test,
  waitForHydration,
} from '../support/test.ts';

const failed = /Failed to load resource: the server responded with a status of 40[01]/;
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('a visitor registers and is logged in', async ({ page }) => {
  const ada = newPerson();
  await open(page, '/register');
  await page.getByLabel('Username').fill(ada.username);
  await page.getByLabel('Email', { exact: true }).fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(toast(page, 'Successfully registered!')).toBeVisible();
  await expect(page.getByText(`Welcome, ${ada.username}.`)).toBeVisible();
  const stored = await getSiteSettings(page.request);
  const token = await page.evaluate((key) => localStorage.getItem(key), stored.tokenStorageKey);
  expect(token?.split('.')).toHaveLength(3);

  // Logged-in members are redirected away from the forms.
  await page.goto('/register');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
});

test('the registration form shows errors at their fields and keeps the input', async ({
  page,
  pageErrors,
  request,
}) => {
  pageErrors.allow(failed);
  const taken = await register(request);
  await open(page, '/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('Username is required');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/Username is required/);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is required/);

  await page.getByLabel('Username').fill(taken.username);
  await page.getByLabel('Email', { exact: true }).fill('somebody@else.example');
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /too common/,
  );
  await page.getByLabel('Password', { exact: true }).fill(taken.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  const message = 'Email or Username are already taken';
  await expect(page.locator('[data-variant="destructive"]').getByText(message)).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(taken.username);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(taken.password);
});

test('a member logs in with username or email', async ({ page, request }) => {
  const ada = await register(request);
  for (const identifier of [ada.username, ada.email.toUpperCase()]) {
    await open(page, '/login');
    await logIn(page, identifier, ada.password);
    await expect(page).toHaveURL('/dashboard');
    await expect(toast(page, 'Successfully logged in!')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(toast(page, 'Successfully logged out!')).toBeVisible();
  }
});

test('a wrong password shows a destructive toast and keeps the input', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(failed);
  const ada = await register(request);
  let calls = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/auth/local')) calls += 1;
  });
  await open(page, '/login');
  await page.getByLabel('Username or email').fill(ada.username);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).dblclick();
  await expect(
    page.locator('[data-variant="destructive"]').getByText('Invalid identifier or password'),
  ).toBeVisible();
  expect(calls).toBe(1);
  await expect(page.getByLabel('Username or email')).toHaveValue(ada.username);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

test('a blocked member is logged out and told why at the login', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(failed);
  const ada = await openAsNewMember(page, request, '/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome, ${ada.username}.` })).toBeVisible();
  await manageStaff('block', ada.email);
  await page.reload();
  await expect(page).toHaveURL('/login');
  await logIn(page, ada.username, 'not the password');
  await expect(errorToast(page, 'Invalid identifier or password')).toBeVisible();
  await logIn(page, ada.username, ada.password);
  const reason = 'Your account has been blocked by an administrator';
  await expect(errorToast(page, reason)).toBeVisible();
  await expect(page).toHaveURL('/login');
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('Your account is blocked');
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(notice).toBeInViewport();
  await expectNoAxeViolations(page);
  // It stays when the toast goes by itself.
  await expect(errorToast(page, reason)).toBeHidden();
  await expect(notice).toBeVisible();
  await logIn(page, ada.username, 'not the password');
  await expect(notice).toHaveCount(0);
});

test('input typed before hydration is kept', async ({ page, request }) => {
  const ada = await register(request);
  const releaseScripts = await holdRequests(page, /\/assets\/.*\.js/);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Username or email').fill(ada.username);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  releaseScripts();
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('after login a visitor returns to the page that required it', async ({ page, request }) => {
  const ada = await register(request);
  await open(page, '/about');
  await page.goto('/dashboard/profile?tab=a#address');
  await expect(page).toHaveURL('/login');
  await page.getByRole('main').getByRole('link', { name: 'Join Now' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, ada.username, ada.password);
  await expect(page).toHaveURL('/dashboard/profile?tab=a#address');
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});

test('the back button shows nothing private after logout', async ({ page, request }) => {
  const ada = await openAsNewMember(page, request, '/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(ada.email)).toHaveCount(0);

  const response = await page.request.get('/dashboard/profile');
  expect(response.headers()['cache-control']).toBe('private, no-store');
});

test('other tabs follow login and logout', async ({ page, context, request }) => {
  const ada = await register(request);
  const other = await context.newPage();
  await open(page, '/login');
  await open(other, '/about');
  await logIn(page, ada.username, ada.password);
  await expect(page).toHaveURL('/dashboard');
  await expect(other.getByRole('button', { name: ada.username })).toBeVisible();
  await other.goto('/dashboard/profile');
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login');
});

test('two tabs refresh an ageing token once and both stay logged in', async ({
  page,
  context,
  request,
}) => {
  const ada = await register(request);
  const { tokenStorageKey } = await getSiteSettings(request);
  const tokenOf = () => page.evaluate((key) => localStorage.getItem(key), tokenStorageKey);
  let refreshed = 0;
  context.on('request', (sent) => {
    if (sent.url().endsWith('/auth/refresh')) refreshed += 1;
  });
  await context.clock.install();
  await openAs(page, ada, '/dashboard/profile');
  const other = await context.newPage();
  await other.goto('/dashboard/profile');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  }
  const before = await tokenOf();
  await context.clock.fastForward('12:00:01');
  await expect.poll(tokenOf).not.toBe(before);
  expect(await isLoggedIn(request, (await tokenOf()) ?? '')).toBe(true);
  await other.getByRole('link', { name: 'Subscription' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Subscription');
  expect(refreshed).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('an expired or malformed stored token logs out', async ({ page }) => {
  const { tokenStorageKey } = await getSiteSettings(page.request);
  const expired = `h.${Buffer.from('{"exp":1000000000}').toString('base64url')}.s`;
  let requestCount = 0;
  page.on('request', (sent) => {
    if (sent.url().includes('/api/users/me')) requestCount += 1;
  });
  await page.goto('/about');
  for (const token of [expired, 'not.a token']) {
    await expectRejected(page, tokenStorageKey, token);
  }
  expect(requestCount).toBe(0);
});

test('a token that the server rejects logs out', async ({ page, pageErrors }) => {
  pageErrors.allow(failed);
  const { tokenStorageKey } = await getSiteSettings(page.request);
  const forged = `h.${Buffer.from('{"exp":9999999999}').toString('base64url')}.s`;
  await page.goto('/about');
  await expectRejected(page, tokenStorageKey, forged);
});

/** With this token the browser is sent to the login, and forgets it. */
async function expectRejected(page: Page, storageKey: string, token: string): Promise<void> {
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [storageKey, token],
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBeNull();
}

test('a forgotten password is reset with the link from the mail', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(failed);
  const ada = await register(request);
  const oldToken = await logInOnAnotherDevice(request, ada);
  await open(page, '/login');
  await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password');
  const sentence = /If there is an account with this address/;
  await page.getByLabel('Email', { exact: true }).fill('nobody@nowhere.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(ada.email);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('button', { name: 'Send again' })).not.toHaveAttribute('aria-busy');
  await expect(page.getByText(sentence)).toBeVisible();

  const link = await getLinkFromMail(page, ada.email, /new password/);
  await open(page, link);
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  const password = 'another boat, another river';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill('something else');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByLabel('New password again')).toHaveAccessibleDescription(/do not match/);
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await isLoggedIn(request, oldToken)).toBe(false);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, ada.email, password);
  await expect(page).toHaveURL('/dashboard');

  await open(page, link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await expect(page.getByText('What happens next')).toBeVisible();
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expect(page.getByText('What happens next')).toHaveCount(0);
  // The message replaces the form and takes the focus; the next tab stop is the link.
  await expect(page.locator(':focus')).toContainText('This link no longer works');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/forgot-password');
});

test('forms with errors have no axe violations at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, button] of [
    ['/login', 'Login'],
    ['/register', 'Create account'],
    ['/forgot-password', 'Send link'],
    ['/reset-password?code=x', 'Save new password'],
  ] as const) {
    await open(page, path);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert')).toBeAttached();
    await expectNoAxeViolationsInThemes(page);
    await expectNoOverflow(page);
  }
});

for (const [name, response] of [
  ['null', null],
  ['an invalid token', { jwt: 'abc', user: { id: 1, username: 'ada' } }],
] as const) {
  test(`a login response with ${name} does not log in`, async ({ page }) => {
    await page.route('**/api/auth/local', (route) => route.fulfill({ json: response }));
    await open(page, '/login');
    await logIn(page, 'ada', 'a long password');
    await expect(
      page.locator('[data-variant="destructive"]').getByText('An unexpected error occurred'),
    ).toBeVisible();
    await expect(page.getByText('Successfully logged in!')).toHaveCount(0);
    await expect(page).toHaveURL('/login');
    const { tokenStorageKey } = await getSiteSettings(page.request);
    expect(await page.evaluate((key) => localStorage.getItem(key), tokenStorageKey)).toBeNull();
  });
}

test('a member whose account cannot be loaded is logged out and told why', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource: the server responded with a status of 500/);
  await page.route('**/api/users/me*', (route) => route.fulfill({ status: 500, json: {} }));
  await openAsNewMember(page, request, '/dashboard/profile');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main')).toContainText('We could not load your account.');
  const { tokenStorageKey, refreshTokenStorageKey } = await getSiteSettings(page.request);
  for (const key of [tokenStorageKey, refreshTokenStorageKey]) {
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  }
});

test('a member whose session ended on another device is told so', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(failed);
  const ada = await openAsNewMember(page, request, '/dashboard');
  await expect(page.getByText(`Welcome, ${ada.username}.`)).toBeVisible();
  // A call that the dashboard makes on its own must not log the member out before the click.
  const clicked = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await clicked.promise;
    await route.continue();
  });
  const token = await logInOnAnotherDevice(request, ada);
  const ended = await request.delete('/api/sessions', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.ok()).toBe(true);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  clicked.resolve();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main')).toContainText('Your session has ended.');
});

test('a login without a connection says so below the message of the specification', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await openWithToasts(page, '/login');
  await context.setOffline(true);
  await logIn(page, 'ada', 'a long password');
  const toast = page.locator('[data-variant="destructive"]');
  await expect(toast).toContainText('An unknown error occurred');
  const connection = toast.getByText('There is no connection to the server.');
  await expect(connection).toBeVisible();
  expect((await connection.innerText()).split('\n')).toEqual([
    'An unknown error occurred',
    'There is no connection to the server. Check your network and try again.',
  ]);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long password');
});

/** Opens a page and loads the script that shows toasts, for tests that are offline afterwards. */
async function openWithToasts(page: Page, path: string): Promise<void> {
  const toasts = page.waitForRequest(/toast-list-[^/]*\.js$/);
  await open(page, path);
  await page.evaluate((url) => import(url), (await toasts).url());
}

test('a registration without a connection shows an error and keeps the input', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const ada = newPerson();
  await openWithToasts(page, '/register');
  await page.getByLabel('Username').fill(ada.username);
  await page.getByLabel('Email', { exact: true }).fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.locator('[data-variant="destructive"]')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(ada.username);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ada.password);
});
