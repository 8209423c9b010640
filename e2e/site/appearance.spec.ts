import { createStaff, openScreen } from '../studio/support.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  open,
  type Page,
  storeTheme,
  test,
} from '../support/test.ts';

const site = useDedicatedSite(99);

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('The settings were saved. Visitors see them now.', { exact: true }).first(),
  ).toBeVisible();
};

/** A black ring on transparent ground, which would vanish on dark paper. */
const drawLogo = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 120 });
    const paint = canvas.getContext('2d');
    paint?.fillText('Union', 40, 60);
    paint?.strokeRect(4, 4, 472, 112);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

const mainMenu = (page: Page) => page.getByRole('group', { name: 'Main menu' });

const headerLinks = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main', exact: true }).getByRole('link');

test('staff arrange the main menu and add a link', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/);
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await open(visitor, '/');
  await expect(headerLinks(visitor)).toHaveText([
    'Home',
    'About',
    'Tech Manifesto',
    'Blog',
    'Take part',
  ]);
  const administrator = await createStaff(site(), 'administrator');
  await openScreen(page, administrator, '/studio/menus');
  const menu = page.getByRole('list', { name: 'Entries of the main menu' });
  await expect(menu.getByRole('listitem')).toHaveCount(6);
  await page.getByRole('button', { name: 'Remove About from the menu' }).click();
  await menu.getByRole('button', { name: 'Move “Blog” up' }).press('Enter');
  await mainMenu(page).getByRole('button', { name: 'Add a link' }).click();
  await menu.getByRole('textbox', { name: 'Label' }).fill('Donate');
  await menu.getByRole('textbox', { name: 'Address' }).fill('donate');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Begin with / or https://')).toBeVisible();
  await expect(menu.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await menu.getByRole('textbox', { name: 'Address' }).fill('/policies/economic');
  await expectNoAxeViolations(page);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await save(page);
  await expect(async () => {
    await open(visitor, '/');
    await expect(headerLinks(visitor)).toHaveText(
      ['Home', 'Blog', 'Tech Manifesto', 'Take part', 'Donate'],
      {
        timeout: 1_000,
      },
    );
  }).toPass({ timeout: 120_000 });
  await expectNoAxeViolations(visitor);
  await headerLinks(visitor).filter({ hasText: 'Donate' }).click();
  await expect(visitor).toHaveURL('/policies/economic');
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.getByRole('button', { name: 'Menu' }).click();
  await headerLinks(visitor).filter({ hasText: 'Blog' }).click();
  await expect(visitor).toHaveURL('/blog');

  await page.getByRole('button', { name: 'Back to the default menu' }).click();
  await save(page);
  await expect(menu.getByRole('listitem')).toHaveCount(6);
});

test('a menu that the header has no room for is refused', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 400/);
  const administrator = await createStaff(site(), 'administrator');
  await openScreen(page, administrator, '/studio/menus');
  const menu = page.getByRole('list', { name: 'Entries of the main menu' });
  await mainMenu(page).getByRole('button', { name: 'Add a link' }).click();
  await menu.getByRole('textbox', { name: 'Label' }).fill('A rather long label');
  await menu.getByRole('textbox', { name: 'Address' }).fill('/help');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const refusal = mainMenu(page).getByRole('alert');
  await expect(refusal).toContainText('The labels are too long for the header.');
  await menu.getByRole('textbox', { name: 'Label' }).fill('Help');
  await save(page);
  await open(page, '/about');
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await page.goto('/studio/menus');
  await page.getByRole('button', { name: 'Back to the default menu' }).click();
  await save(page);
});

test('a logo replaces the name, in both themes, and can be removed', async ({ page }) => {
  const administrator = await createStaff(site(), 'administrator');
  await openScreen(page, administrator, '/studio/settings');
  await page.getByRole('button', { name: 'Add a logo' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.from(await drawLogo(page), 'base64');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await dialog.getByLabel('Alternative text').fill('The word Union in a frame');
  await dialog.getByRole('button', { name: 'Use as logo' }).click();
  await expect(page.getByRole('img', { name: 'The Plumbline Assembly' })).toBeVisible();
  await expectNoAxeViolations(page);
  await save(page);
  const brand = page.getByRole('banner').getByRole('img', { name: 'The Plumbline Assembly' });
  for (const theme of ['light', 'dark'] as const) {
    await storeTheme(page, theme);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/about');
      await expect(brand).toBeVisible();
      expect((await brand.boundingBox())?.height).toBe(40);
      await expectNoOverflow(page);
    }
    await expectNoAxeViolations(page);
  }
  await expect(brand).toHaveCSS('background-color', 'rgb(250, 248, 243)');
  await page.goto('/studio/settings');
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await save(page);
  await open(page, '/about');
  await expect(brand).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('The Plumbline Assembly');
});

test('pages load only the fonts that are chosen, and dates can be numeric', async ({
  page,
  browser,
  baseURL,
}) => {
  const administrator = await createStaff(site(), 'administrator');
  await openScreen(page, administrator, '/studio/settings');
  await page.getByLabel('Fonts').selectOption('sans');
  await page.getByLabel('Dates on pages').selectOption('iso');
  await save(page);
  /** The fonts of a first visit. */
  const visit = async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const visitor = await context.newPage();
    const fonts: string[] = [];
    visitor.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await open(visitor, '/blog');
    await visitor.evaluate(async () => void (await document.fonts.ready));
    return { context, visitor, fonts };
  };
  const first = await visit();
  expect(first.fonts.length).toBeGreaterThan(0);
  expect(first.fonts.filter((url) => !url.includes('public-sans'))).toEqual([]);
  const heading = first.visitor.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /^"Public Sans Variable"/);
  await expect(first.visitor.getByRole('main').locator('time').first()).toHaveText(
    /^\d{4}-\d\d-\d\d$/,
  );
  await first.context.close();
  await page.getByLabel('Fonts').selectOption('system');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  const second = await visit();
  expect(second.fonts).toEqual([]);
  await second.context.close();
});
