import { createStaff, openScreen } from '../studio/support.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { expect, expectNoAxeViolations, expectNoOverflow, test } from '../support/test.ts';

// Its label is more than the abbreviation that it shows, on every page of a site with several languages.
const LANGUAGE_MENU = ['[aria-label^="Language:"]'];

const site = useDedicatedSite(186, { SITE_LANGUAGES: 'en,de,ar' });

test('an administrator renames an area, adds one and orders them, and readers find all of them', async ({
  page,
  pageErrors,
  browser,
}) => {
  // The first save is refused; one policy is asked for at an address without a text.
  pageErrors.allow(/400 \(Bad Request\)|404 \(Not Found\)/);
  const admin = await createStaff(site(), 'administrator');
  await openScreen(page, admin, '/studio/policies/order');
  await page.getByRole('link', { name: 'Name, add and order the areas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Policy areas');
  const areas = page.getByRole('list', { name: 'Policy areas' }).getByRole('listitem');
  await expect(areas).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Remove “Domestic”' })).toBeDisabled();

  await page.getByRole('button', { name: 'Add an area' }).click();
  const added = areas.last();
  await expect(added.getByLabel('Name in English')).toBeFocused();
  await added.getByLabel('Name in English').fill('Climate & energy');
  await expect(added.getByLabel('Address')).toHaveValue('climate-energy');
  await added.getByLabel('Name in German').fill('Energie');
  await page.getByRole('button', { name: 'Move “Climate & energy” up' }).click();
  const domestic = areas.first();
  await domestic.getByLabel('Name in English').fill('At home');
  await domestic.getByLabel('Address').fill('privacy');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('A legal page has this address.')).toBeVisible();
  await domestic.getByLabel('Address').fill('at-home');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
  }
  await save.click();
  await expect(
    page.getByText('The settings were saved. Visitors see them now.', { exact: true }),
  ).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: site().url })).newPage();
  await visitor.goto('/policies/domestic');
  await expect(visitor).toHaveURL('/policies/at-home');
  const header = visitor.getByRole('banner');
  await header.getByRole('button', { name: 'Policies' }).click();
  // The new area has no policy yet, so no menu links to it.
  await expect(header.getByRole('menuitem', { name: 'At home' })).toHaveAttribute(
    'href',
    '/policies/at-home',
  );
  await expect(header.getByRole('menuitem', { name: 'Climate & energy' })).toHaveCount(0);
  const empty = await visitor.goto('/policies/climate-energy');
  expect(empty?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Climate & energy');

  await page.goto('/studio/policies');
  await page.getByRole('button', { name: 'New policy' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Heat for every home');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Pumps, not boilers.');
  const area = page.getByLabel('Area');
  await expect(area).toHaveValue('');
  await area.selectOption({ label: 'Climate & energy' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(async () => {
    await visitor.goto('/policies/climate-energy');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Heat for every home', {
      timeout: 2_000,
    });
  }).toPass({ timeout: 120_000 });
  await expectNoAxeViolations(visitor, LANGUAGE_MENU);
  await visitor.goto('/policies');
  const headings = visitor.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.nth(2)).toHaveText('Climate & energy');
  await expect(headings.first()).toHaveText('At home');
  await expectNoAxeViolations(visitor, LANGUAGE_MENU);
  await visitor.goto('/de');
  await expect(
    visitor.getByRole('contentinfo').getByRole('link', { name: 'Energie' }),
  ).toHaveAttribute('href', '/de/policies/climate-energy');
});
