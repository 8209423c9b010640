import { createStaff, openScreen } from '../studio/support.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { expect, expectNoAxeViolations, expectNoOverflow, test } from '../support/test.ts';

const site = useDedicatedSite(188);

test('an administrator adds a language, removes it, invites a colleague and hides the list of first steps', async ({
  page,
  pageErrors,
  request,
}) => {
  // While the site restarts, and after the language is gone.
  pageErrors.allow(/Failed to load resource|404 \(Not Found\)/);
  const admin = await createStaff(site(), 'administrator');
  await openScreen(page, admin, '/studio');
  const list = page.getByRole('region', { name: 'Make it your site' });
  await expect(list.getByRole('listitem')).toHaveCount(7);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
  }

  await page.goto('/studio/settings');
  await page.getByRole('button', { name: 'Add German' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  const restarting = page.getByText('The site restarts with these languages.');
  await expect(restarting).toBeVisible();
  await expect(restarting).toBeHidden({ timeout: 90_000 });
  const home = await request.get('/');
  expect(await home.text()).toMatch(/hreflang="de"/i);
  expect((await request.get('/de/about')).status()).toBe(200);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/de');
  await page.goto('/studio/menus');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/studio/settings');
  await page.getByRole('button', { name: 'Remove German' }).click();
  await expectNoAxeViolations(page);
  await save.click();
  await expect(restarting).toBeVisible();
  await expect(restarting).toBeHidden({ timeout: 90_000 });
  expect((await request.get('/de/about')).status()).toBe(404);
  expect(await (await request.get('/')).text()).not.toMatch(/hreflang="de"/i);

  await page.goto('/studio/staff');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('bo@riverside.example');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await dialog.getByLabel('First name').fill('Bo');
  await dialog.getByLabel('Last name').fill('Larsen');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Bo Larsen', { exact: true }).first()).toBeAttached();
  await page.keyboard.press('Escape');

  await page.goto('/studio');
  await expect(list.getByText('Invite colleagues')).toBeVisible();
  await expect(list.getByRole('link', { name: 'Invite colleagues' })).toHaveCount(0);
  await list.getByRole('button', { name: 'Hide this list' }).click();
  await expect(list).toHaveCount(0);
});
