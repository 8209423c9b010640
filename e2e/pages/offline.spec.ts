import { openAsNewMember } from '../support/accounts.ts';
import { expect, expectNoAxeViolations, open, test } from '../support/test.ts';

test.beforeEach(({ pageErrors }) =>
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|route module|dynamic|Failed to fetch/),
);

test('offline, a page that is not loaded yet opens when the connection returns', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await context.setOffline(true);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'About' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('You are offline.');
  await expectNoAxeViolations(page);
  await header.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(heading).toHaveText('You are offline.');
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await context.setOffline(false);
  await expect(page).toHaveURL('/blog');
  await expect(heading).toHaveText('Blog');
});

test('offline, a page whose data is missing opens when the connection returns', async ({
  page,
  context,
}) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Tech Manifesto' }).click();
  await expect(page).toHaveURL('/tech-manifesto');
  await context.setOffline(true);
  await page.goBack();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('You are offline.');
  await context.setOffline(false);
  await expect(heading).not.toHaveText('You are offline.');
  await expect(page).toHaveURL('/about');
});

test('offline, the member area keeps its layout', async ({ page, context, request }) => {
  await openAsNewMember(page, request, '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Members' });
  await expect(menu).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const welcome = await heading.boundingBox();
  await context.setOffline(true);
  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect(heading).toHaveText('You are offline.');
  await expect(menu).toBeVisible();
  expect(await heading.boundingBox()).toMatchObject({ x: welcome?.x, y: welcome?.y });
  await context.setOffline(false);
  await expect(page).toHaveURL('/dashboard/profile');
});
