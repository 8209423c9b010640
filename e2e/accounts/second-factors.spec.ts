import { createHmac } from 'node:crypto';
import type { CDPSession } from '@playwright/test';
import { logIn, newPerson, openAs, register } from '../support/accounts.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  open,
  type Page,
  storeTheme,
  test,
} from '../support/test.ts';

const PROFILE = '/dashboard/profile';
const section = (page: Page) => page.getByRole('region', { name: 'Two-step login' });
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Base32, as authenticator apps read it. */
function decode(secret: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code of RFC 6238, for now or a number of steps later. */
function codeOf(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', decode(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Sets up an app and returns its secret and the recovery codes. */
async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await button(page, 'Set up authenticator app').click();
  await expect(dialog(page).getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await dialog(page).locator('code').innerText()).replaceAll(' ', '');
  // Each code works once; the login uses that of the next step, which is accepted ahead of time.
  await field(page, 'Code').fill(codeOf(secret));
  await button(page, 'Turn on').click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  const codes = await dialog(page).locator('li code').allInnerTexts();
  expect(codes).toHaveLength(10);
  return { secret, codes };
}

/** On a page without scripts, so that no call of the member area is under way. */
async function logOut(page: Page) {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await open(page, '/login');
}

async function addAuthenticator(page: Page): Promise<{ session: CDPSession; id: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
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

for (const theme of ['light', 'dark'] as const) {
  test(`the security sections fit a small ${theme} screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await storeTheme(page, theme);
    const person = await register(page.request, newPerson());
    await openAs(page, person, PROFILE);
    await setUpApp(page);
    await expectNoOverflow(page);
    await button(page, 'I have saved them').click();
    await expect(section(page).getByText('10 unused')).toBeVisible();
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
  });
}
