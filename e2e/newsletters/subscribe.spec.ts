import { randomUUID } from 'node:crypto';
import {
  getLinkFromMail,
  logInOnAnotherDevice,
  newPerson,
  openAs,
  register,
} from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolationsInThemes,
  expectNoOverflow,
  open,
  type Page,
  test,
} from '../support/test.ts';

// One after the other, because they share a site.
test.describe.configure({ mode: 'default' });
const site = useDedicatedSite(184, { FEATURE_NEWSLETTERS: 'true' });

const EVE = 'eve@example.org';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => main(page).getByRole('checkbox', { name, exact: true });
const ids = new Map<string, string>();

test('without a newsletter, the page says so', async ({ page }) => {
  await open(page, '/newsletter');
  await expect(page.getByText('There is no newsletter yet')).toBeVisible();
});

test('staff create two newsletters', async ({ request }) => {
  const olga = newPerson();
  await site().createStaff(olga, 'administrator');
  const headers = { authorization: `Bearer ${await logInOnAnotherDevice(request, olga)}` };
  for (const name of ['Weekly letter', 'Press']) {
    const texts = { description: `About ${name}.`, welcomeSubject: '', welcomeText: '' };
    const data = { key: randomUUID(), name, ...texts };
    const response = await request.post('/api/studio/newsletters', { headers, data });
    expect(response.status(), await response.text()).toBe(201);
    for (const each of (await response.json()).data) ids.set(each.name, each.id);
  }
});

test('somebody subscribes, confirms with a button, chooses, and leaves with one click', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/);
  await open(page, '/newsletter');
  await expect(box(page, 'Weekly letter')).toBeChecked();
  await expect(box(page, 'Press')).not.toBeChecked();
  await expectNoAxeViolationsInThemes(page);
  await box(page, 'Weekly letter').uncheck();
  await main(page).getByLabel('Email').fill(EVE);
  await button(page, 'Subscribe').click();
  await expect(page.getByText('Choose at least one newsletter')).toBeVisible();
  await box(page, 'Weekly letter').check();
  await expect(page.getByText('I want to receive Weekly letter by email.')).toBeVisible();
  await button(page, 'Subscribe').dblclick();
  await expect(page.getByText('Check your email')).toBeVisible();

  const link = await getLinkFromMail(page, EVE, /Confirm your subscription/);
  await open(page, link);
  await expect(page).toHaveURL('/newsletter/confirm');
  await expectNoAxeViolationsInThemes(page);
  await button(page, 'Confirm').dblclick();
  await expect(page.getByText('You have subscribed')).toBeVisible();
  await open(page, link);
  await button(page, 'Confirm').click();
  await expect(page.getByText('This link no longer works')).toBeVisible();

  const preferences = await getLinkFromMail(page, EVE, /Welcome: Weekly letter/);
  await open(page, preferences);
  await expect(page).toHaveURL('/newsletter/preferences');
  await expect(page.getByText('For e•••@example.org')).toBeVisible();
  await expectNoAxeViolationsInThemes(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoOverflow(page);
  await box(page, 'Press').check();
  await button(page, 'Save').click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();

  const code = new URL(preferences).searchParams.get('code') ?? '';
  const query = new URLSearchParams({ code, newsletter: ids.get('Press') ?? '' });
  const left = await request.post(`/api/mail-stops/newsletters?${query}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(left.status()).toBe(204);
  await open(page, preferences);
  await expect(box(page, 'Weekly letter')).toBeChecked();
  await expect(box(page, 'Press')).not.toBeChecked();
  await button(page, 'Leave all newsletters').click();
  await expect(page.getByText('You have left all newsletters.')).toBeVisible();
});

test('only a fresh link erases the data', async ({ page }) => {
  await open(page, await getLinkFromMail(page, EVE, /Welcome: Weekly letter/));
  await expect(button(page, 'Erase my data')).toHaveCount(0);
  await button(page, 'Send me the link').click();
  await expect(page.getByText('The link is on its way to your address.')).toBeVisible();
  await open(page, await getLinkFromMail(page, EVE, /Your data at/));
  await expect(page.getByText(`For ${EVE}`)).toBeVisible();
  await expectNoAxeViolationsInThemes(page);
  const download = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  expect((await download).suggestedFilename()).toBe('my-newsletters.json');
  await button(page, 'Erase my data').click();
  await button(page, 'Erase for good').click();
  await expect(page.getByText('Your data is erased')).toBeVisible();
});

test('members choose in their profile', async ({ page, request }) => {
  const ada = await register(request);
  await openAs(page, ada, '/dashboard/profile');
  const form = page.getByRole('form', { name: 'Your newsletters' });
  await form.getByRole('checkbox', { name: 'Press' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your choice is saved.').first()).toBeVisible();
  await expect(form.getByText('as soon as you have confirmed')).toBeVisible();
  await page.reload();
  await expect(form.getByRole('checkbox', { name: 'Press' })).toBeChecked();
  await expectNoAxeViolationsInThemes(page);
});

test('people who register are offered the newsletters', async ({ page }) => {
  const bob = newPerson();
  await open(page, '/register');
  await main(page).getByLabel('Username').fill(bob.username);
  await main(page).getByLabel('Email').fill(bob.email);
  await main(page).getByLabel('Password', { exact: true }).fill(bob.password);
  await expect(box(page, 'Press')).not.toBeChecked();
  await box(page, 'Press').check();
  await expectNoAxeViolationsInThemes(page);
  const chosen = page.waitForResponse((response) => response.url().endsWith('/me/newsletters'));
  await button(page, 'Create account').click();
  expect((await (await chosen).json()).data).toMatchObject({
    isConfirmed: false,
    newsletters: [{ isSubscribed: false }, { name: 'Press', isSubscribed: true }],
  });
});
