import { beginPost, expectSaved } from '../studio/support.ts';
import { newPerson } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  open,
  storeTheme,
  test,
} from '../support/test.ts';

// Nothing listens at this port, so that the test mail fails.
const site = useDedicatedSite(12, {
  SMTP_URL: 'smtp://127.0.0.1:1',
  CONTACT_EMAIL: 'desk@riverside.example',
});

test('from the link of the first start to the first own post', async ({ page, pageErrors }) => {
  pageErrors.allow(/400 \(Bad Request\)|404 \(Not Found\)/);
  const { setupLink } = site();
  const owner = newPerson();
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));

  await test.step('strangers find nothing', async () => {
    await page.goto('/setup');
    await expect(
      page.getByRole('heading', { name: 'There is no page at this address.' }),
    ).toBeVisible();
    expect((await page.request.get(`${setupLink}x`)).status()).toBe(404);
  });

  await test.step('the link creates the owner, and then never again', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await storeTheme(page, 'dark');
    await open(page, setupLink);
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
    await expect(main.getByText(/^3 to 30 characters: letters, digits/)).toBeVisible();
    await main.getByLabel('Username').fill(owner.username);
    await main.getByLabel('Email').fill(owner.email);
    await main.getByLabel('Password', { exact: true }).fill('password');
    await main.getByRole('button', { name: 'Create your account' }).click();
    await expect(main.getByText(/too common/).first()).toBeVisible();
    await main.getByLabel('Password', { exact: true }).fill(owner.password);
    await main.getByRole('button', { name: 'Create your account' }).dblclick();
    await expect(page).toHaveURL('/studio/setup/account');
    expect((await page.request.get(setupLink)).status()).toBe(404);
  });

  await test.step('a second factor is offered and can wait', async () => {
    await expect(heading).toHaveText('Protect your account');
    await expect(main.getByRole('link', { name: /two-step login/ })).toHaveAttribute(
      'href',
      '/dashboard/profile#second-factors',
    );
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
    await main.getByRole('button', { name: 'Continue without it' }).press('Enter');
    await expect(page).toHaveURL('/studio/setup/site');
    await expect(heading).toHaveText('Who runs this site?');
  });

  await test.step('the organisation gets a name and a time zone', async () => {
    const name = main.getByLabel('Name of your organisation');
    await expect(name).toHaveValue('');
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(name).toBeFocused();
    await expect(main.getByText('Please fill this in')).toBeVisible();
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
    await expect(main.getByLabel('Contact address')).toHaveValue('desk@riverside.example');
    await expect(main.getByLabel('Contact address')).toHaveAttribute('readonly');
    await expect(main.getByText('Set by CONTACT_EMAIL')).toBeVisible();
    await main.getByLabel('Time zone').selectOption('Europe/Berlin');
    await name.fill('Riverside Union');
    await name.press('Enter');
    await expect(page).toHaveURL('/studio/setup/look');
    await expect(page.getByRole('banner')).toHaveText('Riverside Union');
  });

  await test.step('steps survive the back button and a reload', async () => {
    await page.goBack();
    await expect(main.getByLabel('Name of your organisation')).toHaveValue('Riverside Union');
    await page.reload();
    await expect(main.getByLabel('Name of your organisation')).toHaveValue('Riverside Union');
    await expect(main.getByLabel('Time zone')).toHaveValue('Europe/Berlin');
    await main.getByRole('button', { name: 'Continue' }).dblclick();
    await expect(page).toHaveURL('/studio/setup/look');
  });

  await test.step('a colour is chosen and shown at once', async () => {
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
    await main.getByRole('radio', { name: 'Evergreen' }).press('ArrowRight');
    await expect(main.getByRole('radio', { name: 'Cobalt' })).toBeChecked();
    await main.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(page).toHaveURL('/studio/setup/content');
    await expect.poll(accent).toBe('#9ebef8');
  });

  await test.step('the starter content is removed', async () => {
    await expect(main.getByRole('radio', { name: /Keep it for now/ })).toBeChecked();
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
    await main.getByRole('radio', { name: /Remove it/ }).check();
    await main.getByRole('button', { name: 'Remove and continue' }).dblclick();
    await expect(page).toHaveURL('/studio/setup/mail');
    await page.goBack();
    await expect(main.getByText('There is no starter content on this site.')).toBeVisible();
    await main.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('the test mail says what is wrong, and the studio opens', async () => {
    await main.getByRole('button', { name: `Send a test email to ${owner.email}` }).click();
    await expect(main.getByRole('alert')).toContainText('ECONNREFUSED');
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
    await main.getByRole('button', { name: 'Finish and open the studio' }).click();
    await expect(page).toHaveURL('/studio');
    await expect(heading).toHaveText('Dashboard');
    await expect(main.getByText('Write your first post')).toBeVisible();
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
    await page.goBack();
    await expect(page).toHaveURL('/studio');
  });

  await test.step('the first post is written and published', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const text = await beginPost(page, 'We begin');
    await text.click();
    await page.keyboard.type('Our first words.');
    await expectSaved(page);
    await main.getByRole('button', { name: 'Publish', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Publication' });
    await panel.getByRole('button', { name: 'Publish now' }).click();
    await expect(panel.getByText('Published. Readers see it now.')).toBeVisible();
    await open(page, '/blog/we-begin');
    await expect(main.getByText('Our first words.')).toBeVisible();
    await expect(page).toHaveTitle('We begin – Riverside Union');
    await expect(page.getByRole('banner').getByText('Riverside Union')).toBeVisible();
    expect(await accent()).toBe('#9ebef8');
  });

  await test.step('the whole site is the organisation’s', async () => {
    for (const path of ['/', '/about', '/tech-manifesto', '/policies/domestic', '/blog']) {
      await open(page, path);
      await expectNoAxeViolations(page);
      expect(await page.content()).not.toContain('Plumbline');
    }
    for (const path of ['/manifest.webmanifest', '/feed.xml']) {
      const body = await (await page.request.get(path)).text();
      expect(body).toContain('Riverside Union');
    }
    const landing = await (await page.request.get('/')).text();
    expect(landing).toContain('"@type":"Organization"');
    expect(landing).toContain('"name":"Riverside Union"');
    expect(landing).toContain('desk@riverside.example');
  });

  await test.step('settings are changed in the studio, and recorded', async () => {
    await page.goto('/studio/settings');
    await expect(main.getByLabel('Name of your organisation')).toHaveValue('Riverside Union');
    await expectNoAxeViolations(page);
    await main.getByLabel('Name of your organisation').fill('The Riverside Union');
    await main.getByRole('radio', { name: 'Evergreen' }).check();
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The settings were saved.').first()).toBeVisible();
    await expect.poll(accent).toBe('#7cccbc');
    expect(await (await page.request.get('/blog')).text()).toContain('The Riverside Union');
    await page.goto('/studio/audit');
    await expect(main.getByRole('listitem').first()).toContainText('Changed settings');
    await expect(
      main.getByRole('listitem').getByText('Set up the site', { exact: true }),
    ).toBeVisible();
  });
});
