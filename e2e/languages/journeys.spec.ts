import type { Language } from '@rostra/messages';
import { getLinkFromMail, newPerson, openAs } from '../support/accounts.ts';
import { CARDS, cardFrame } from '../support/billing.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { messagesIn } from '../support/messages.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  open,
  type Page,
  storeTheme,
  test,
} from '../support/test.ts';

test.describe.configure({ mode: 'default' });
const site = useDedicatedSite(47, { SITE_LANGUAGE: 'en', SITE_LANGUAGES: 'en,de,ar' });

const fieldOf = (page: Page, name: string) => page.getByLabel(name, { exact: true });
/** Arabic subjects isolate their parts with an invisible mark. */
const startOf = (text: string) =>
  new RegExp(`^\u2068?${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

for (const language of ['de', 'ar'] satisfies Language[]) {
  const messages = messagesIn(language);
  const accounts = messages.of('accounts');
  const sessions = messages.of('sessions');
  const forms = messages.of('forms');
  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name });

  // Another button logs in with a passkey.
  const logInButton = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: sessions('login'), exact: true });

  test(`a visitor reads, registers and logs in: ${language}`, async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource: the server responded with a status of 400/);
    const ada = newPerson();
    await open(page, `/${language}/blog`);
    await page.getByRole('main').locator('article a').first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/blog/.+`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);

    await open(page, `/${language}/register`);
    await button(page, accounts('createAccount')).click();
    await expect(page.getByRole('alert')).toContainText(accounts('rule.usernameRequired'));
    await fieldOf(page, accounts('username')).fill(ada.username);
    await fieldOf(page, forms('email')).fill(ada.email);
    await fieldOf(page, accounts('password')).fill('12345678');
    await button(page, accounts('createAccount')).click();
    await expect(page.getByRole('alert')).toContainText(
      messages.of('accounts-server')('passwordCommon'),
    );
    await fieldOf(page, accounts('password')).fill(ada.password);
    await button(page, accounts('createAccount')).click();
    await expect(page).toHaveURL(`/${language}/dashboard`);
    await expect(page.getByText(accounts('registered'), { exact: true }).first()).toBeVisible();

    // Without a session from here on.
    await page.addInitScript(() => localStorage.clear());
    await open(page, `/${language}/login`);
    await fieldOf(page, sessions('identifier')).fill(ada.email);
    await fieldOf(page, sessions('password')).fill('wrong');
    await logInButton(page).click();
    await expect(
      page.getByText(messages.of('sessions-server')('wrongLogin')).first(),
    ).toBeVisible();
    await fieldOf(page, sessions('password')).fill(ada.password);
    await logInButton(page).click();
    await expect(page).toHaveURL(`/${language}/dashboard`);
  });

  test(`a member subscribes: ${language}`, async ({ page }) => {
    const billing = messages.of('billing');
    const ada = newPerson();
    await page.request.post('/api/auth/local/register', {
      data: ada,
      headers: { 'accept-language': language },
    });
    await openAs(page, ada, `/${language}/dashboard/subscription?plan=basic`);
    const frame = cardFrame(page);
    const inputs = frame.locator('input:visible');
    await inputs.nth(0).fill(CARDS.valid);
    await inputs.nth(1).fill('12 / 34');
    await inputs.nth(2).fill('123');
    await expect(frame.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('form').getByRole('button').last().click();
    await expect(page.getByText(billing('done.subscribe'), { exact: true }).first()).toBeVisible();
    await getLinkFromMail(page, ada.email, startOf(messages.of('billing-server')('receiptTitle')));
  });

  test(`a member chooses a new password with the link in the mail: ${language}`, async ({
    page,
  }) => {
    const recovery = messages.of('password-recovery');
    const ada = newPerson();
    await page.request.post('/api/auth/local/register', {
      data: ada,
      headers: { 'accept-language': language },
    });
    await open(page, `/${language}/forgot-password`);
    await fieldOf(page, forms('email')).fill(ada.email);
    await button(page, recovery('sendLink')).click();
    await expect(page.getByText(recovery('sent'))).toBeVisible();
    const { name } = await (await page.request.get('/api/site')).json();
    const subject = messages.of('password-recovery-server')('resetSubject', { site: name });
    const link = await getLinkFromMail(page, ada.email, startOf(subject));
    expect(link).toContain(`${site().url}/${language}/reset-password?code=`);
    await open(page, link);
    await fieldOf(page, forms('newPassword')).fill('a quite different one');
    await fieldOf(page, forms('newPasswordAgain')).fill('a quite different one');
    await button(page, forms('saveNewPassword')).click();
    await expect(page).toHaveURL(`/${language}/dashboard`);
    await expect(page.getByText(recovery('saved'), { exact: true }).first()).toBeVisible();
  });
}

test('switching the language keeps the page', async ({ page }) => {
  await open(page, '/policies/domestic');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/policies/domestic');
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/policies/domestic');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/policies/domestic');
});

test('a member chooses the language of mails', async ({ page }) => {
  const profile = messagesIn('en').of('profile');
  const ada = newPerson();
  await page.request.post('/api/auth/local/register', { data: ada });
  await openAs(page, ada, '/dashboard/profile');
  await page.getByLabel(profile('languageOfMails')).selectOption('de');
  await page.getByRole('button', { name: profile('saveLanguage') }).click();
  await expect(page.getByText(profile('languageSaved'), { exact: true }).first()).toBeVisible();
  await page.request.post('/api/auth/forgot-password', { data: { email: ada.email } });
  const link = await getLinkFromMail(page, ada.email, /^Neues Passwort für .+ festlegen/);
  expect(link).toContain('/de/reset-password?code=');
});

test('staff work in the language of their profile', async ({ page }) => {
  const olga = newPerson();
  await site().createStaff(olga, 'administrator');
  const { jwt } = await (
    await page.request.post('/api/auth/local', {
      data: { identifier: olga.email, password: olga.password },
    })
  ).json();
  const headers = { authorization: `Bearer ${jwt}` };
  await page.request.put('/api/users/me', { headers, data: { language: 'ar' } });
  const studio = messagesIn('ar').of('studio');
  await openAs(page, olga, '/studio');
  await expect(
    page.getByRole('heading', { name: studio('nav.dashboard'), level: 1 }),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('staff change a text, and readers see it at once', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource: the server responded with a status of 4(00|09)/);
  const olga = newPerson();
  await site().createStaff(olga, 'administrator');
  await openAs(page, olga, '/studio');
  const navigation = page.getByRole('navigation', { name: 'Studio' });
  await navigation.getByRole('button', { name: 'Site' }).click();
  await navigation.getByRole('link', { name: 'Wording' }).click();
  await expect(page.getByRole('heading', { name: 'Wording', level: 1 })).toBeVisible();
  const part = page.getByRole('option', { name: 'Header, footer and general texts' });
  await expect(part).toBeAttached();
  // Both are chosen before the list shows the first choice, as on a slow machine.
  await page.evaluate(() => {
    const choose = (label: string, value: string) => {
      const name = [...document.querySelectorAll('label')].find((at) => at.textContent === label);
      const select = name?.control as HTMLSelectElement;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('Language', 'de');
    choose('Part of the site', 'site');
  });
  await page.getByRole('searchbox', { name: 'Search texts' }).fill('join now');
  const rows = page.getByRole('list', { name: 'Wording' }).getByRole('heading', { level: 2 });
  await expect(rows).toHaveText([/^Mitglied werden/]);
  await expectNoAxeViolations(page);

  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  const reader = await visitor.newPage();
  const join = reader.getByRole('banner').getByRole('link', { name: /Mitglied werden|Dabei sein/ });
  await open(reader, '/de/about');
  await expect(join).toHaveText('Mitglied werden');

  // With the keyboard: open, see what is wrong, save.
  await rows.getByRole('button').press('Enter');
  const field = page.getByRole('textbox', { name: 'Your text' });
  await expect(field).toBeFocused();
  await field.fill('Dabei <b>sein');
  await expect(page.getByRole('alert')).toHaveText('A brace or a tag is not closed.');
  await expectNoAxeViolations(page);
  await field.fill('Dabei sein');
  await expect(page.getByRole('listitem').filter({ hasText: /^Dabei sein$/ })).toBeVisible();
  await field.press('Control+Enter');
  await expect(page.getByText('The text was saved. Readers see it now.').first()).toBeVisible();
  await expect(rows).toHaveText([/^Dabei sein.+Changed$/]);
  await expect(rows.getByRole('button')).toBeFocused();
  await open(reader, '/de/about');
  await expect(join).toHaveText('Dabei sein');
  await reader.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(reader).toHaveURL('/de/blog');
  await expect(join).toHaveText('Dabei sein');

  // Somebody else is quicker.
  const url = '/api/studio/messages/de/site/join';
  const { jwt } = await (
    await page.request.post('/api/auth/local', {
      data: { identifier: olga.email, password: olga.password },
    })
  ).json();
  await rows.getByRole('button').click();
  await field.fill('Komm dazu');
  const headers = { authorization: `Bearer ${jwt}` };
  await page.request.put(url, { headers, data: { text: 'Mach mit' } });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Mach mit' })).toBeVisible();

  // A text that is not saved is not lost unnoticed.
  await page
    .getByRole('navigation', { name: 'Studio' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(rows).toHaveText([/^Komm dazu.+Changed$/]);

  await rows.getByRole('button').click();
  await page.getByRole('button', { name: 'Restore the original' }).click();
  await expect(rows).toHaveText([/^Mitglied werden/]);
  await open(reader, '/de/about');
  await expect(join).toHaveText('Mitglied werden');
  await visitor.close();
});

test('the wording fits a small screen in the dark theme, and has all its states', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  const olga = newPerson();
  await site().createStaff(olga, 'administrator');
  await storeTheme(page, 'dark');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/api/studio/messages?*', (route) => route.abort(), { times: 1 });
  await openAs(page, olga, '/studio/wording?language=ar');
  await page.getByRole('button', { name: 'Try again' }).click();
  const rows = page.getByRole('list', { name: 'Wording' }).getByRole('heading', { level: 2 });
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(100);
  await rows.nth(3).getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveAttribute('dir', 'rtl');
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Changed only' }).click();
  await expect(page.getByRole('heading', { name: 'No text has been changed yet' })).toBeVisible();
  await page.getByRole('searchbox').fill('no such words');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(rows.first()).toBeVisible();
});
