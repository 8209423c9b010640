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

const site = useDedicatedSite(12);

test('the link of the first start creates the owner, and then never again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/400 \(Bad Request\)|404 \(Not Found\)/);
  const { setupLink } = site();
  const owner = newPerson();
  await page.goto('/setup');
  await expect(
    page.getByRole('heading', { name: 'There is no page at this address.' }),
  ).toBeVisible();
  expect((await page.request.get(`${setupLink}x`)).status()).toBe(404);

  await page.setViewportSize({ width: 320, height: 700 });
  await storeTheme(page, 'dark');
  await open(page, setupLink);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  const main = page.getByRole('main');
  await main.getByLabel('Username').fill(owner.username);
  await main.getByLabel('Email').fill(owner.email);
  await main.getByLabel('Password', { exact: true }).fill('password');
  await main.getByRole('button', { name: 'Create your account' }).click();
  await expect(main.getByText(/too common/).first()).toBeVisible();
  await main.getByLabel('Password', { exact: true }).fill(owner.password);
  await main.getByRole('button', { name: 'Create your account' }).click();
  await expect(page).toHaveURL('/dashboard/profile#second-factors');
  await expect(page.getByRole('region', { name: 'Two-step login' })).toBeInViewport();
  await expect(main.getByRole('link', { name: 'See who works on this site' })).toBeVisible();

  expect((await page.request.get(setupLink)).status()).toBe(404);
});
