import { openAsNewMember } from '../support/accounts.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsInThemes,
  expectNoOverflow,
  type Page,
  test,
} from '../support/test.ts';

const PAGES: Record<string, (page: Page) => ReturnType<Page['locator']>> = {
  '/dashboard': (page) => page.getByRole('heading', { name: 'New for members' }),
  '/dashboard/content': (page) => page.getByRole('article').first(),
  '/dashboard/content?q=nothinglikethis': (page) => page.getByText('Nothing matches'),
  '/dashboard/content/members-letter-the-autumn-votes': (page) => page.locator('.prose'),
  '/dashboard/content/notes-of-the-working-group-on-identity': (page) =>
    page.getByText('Your account does not include this yet'),
  '/dashboard/subscription/group': (page) => page.getByText('You have no plan for groups.'),
  '/dashboard/group-invitation': (page) => page.getByText('Open the whole link from the email.'),
};

test('the member area has no axe violations and no overflow', async ({ page, request }) => {
  await openAsNewMember(page, request, '/dashboard');
  const check = async (whole: ReturnType<Page['locator']>) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await whole.waitFor();
      await expectNoOverflow(page);
      await expectNoAxeViolationsInThemes(page);
    }
  };
  for (const [path, whole] of Object.entries(PAGES)) {
    await page.goto(path);
    await check(whole(page));
  }
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const notifications = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await check(notifications.or(page.getByText('No notifications yet')).first());
});

test('on a small screen the menu traps the focus until Escape or a choice', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsNewMember(page, request, '/dashboard');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectNoAxeViolations(page);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: 'Member Content' }).click();
  await expect(page).toHaveURL('/dashboard/content');
  await expect(menu).toBeHidden();
});

test('the notifications panel closes when the focus leaves it', async ({ page, request }) => {
  await openAsNewMember(page, request, '/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.locator('a, button').last().focus();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link').last()).toBeFocused();
  await bell.click();
  await expect(panel).toBeVisible();
  await bell.click();
  await expect(panel).toBeHidden();
});

test('a single neighbour link has no divider', async ({ page, request }) => {
  await openAsNewMember(page, request, '/dashboard/content?order=newest');
  await page.getByRole('article').first().getByRole('link').first().click();
  const neighbours = page.getByRole('navigation', { name: 'Previous and next' });
  await expect(neighbours.getByRole('link')).toHaveCount(1);
  const lines = await neighbours.evaluate((nav) =>
    [...nav.children].map((one) => {
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(one);
      return [borderLeftWidth, borderRightWidth];
    }),
  );
  expect(lines.flat().every((width) => width === '0px')).toBe(true);
});
