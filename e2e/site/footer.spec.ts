import { createStaff, openScreen } from '../studio/support.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  open,
  type Page,
  test,
} from '../support/test.ts';

const site = useDedicatedSite(176);

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('The settings were saved. Visitors see them now.', { exact: true }).first(),
  ).toBeVisible();
};

test('staff arrange the footer, hide placeholders and add networks', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const footer = visitor.getByRole('contentinfo');
  const administrator = await createStaff(site(), 'administrator');
  await openScreen(page, administrator, '/studio/menus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu and footer');

  const organization = page.getByRole('region', { name: 'Organization' });
  await organization.getByRole('button', { name: 'Remove Careers from the footer' }).click();
  await organization.getByRole('button', { name: 'Move “Tech Manifesto” up' }).press('Enter');
  const legal = page.getByRole('region', { name: 'Legal' });
  await expect(legal.getByText('Shown without a link.')).toHaveCount(3);
  await legal.getByRole('button', { name: 'Remove Cookie Policy from the footer' }).click();
  const addGroup = page.getByRole('button', { name: 'Add a group' });
  await expect(addGroup).toBeDisabled();
  await page.getByRole('button', { name: 'Remove the group Take part' }).click();
  await page.getByRole('button', { name: 'Move “Legal” up' }).click();
  await addGroup.click();
  await page.getByLabel('Title of the group').fill('Take part');
  const own = page.getByRole('region', { name: 'Take part' });
  await own.getByRole('button', { name: 'Add a link' }).click();
  await own.getByRole('textbox', { name: 'Label' }).fill('Donate');
  await own.getByRole('textbox', { name: 'Address' }).fill('https://give.example/');
  await own.getByRole('button', { name: 'Add a link' }).click();
  await own.getByRole('textbox', { name: 'Label' }).last().fill('Our team');
  await own.getByRole('textbox', { name: 'Address' }).last().fill('/our-team');
  await page.getByRole('button', { name: 'Hide Twitter' }).click();
  await page.getByRole('textbox', { name: 'Mastodon' }).fill('https://mastodon.example/@union');
  await page.getByRole('button', { name: 'Show Feed of this site' }).click();
  await expectNoAxeViolations(page);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await save(page);
  await expect(own.getByText('Nothing is published there')).toBeVisible();

  await expect(async () => {
    await open(visitor, '/');
    await expect(footer.getByRole('link', { name: 'Donate' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
  await expect(footer.getByRole('heading')).toHaveText([
    'Organization',
    'Legal',
    'Policies',
    'Take part',
  ]);
  await expect(footer.getByText('Our team')).toHaveCount(0);
  await expect(footer.getByText('Careers')).toHaveCount(0);
  await expect(footer.getByText('Cookie Policy')).toHaveCount(0);
  await expect(footer.getByRole('img', { name: 'Twitter' })).toHaveCount(0);
  await expect(footer.getByRole('img', { name: 'Facebook' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Mastodon' })).toHaveAttribute(
    'href',
    'https://mastodon.example/@union',
  );
  await expect(footer.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/feed.xml');
  await expectNoAxeViolations(visitor);
  for (const width of [320, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 });
    await expectNoOverflow(visitor);
  }

  await page.getByRole('button', { name: 'Back to the default footer' }).click();
  await save(page);
  await expect(async () => {
    await open(visitor, '/');
    await expect(footer.getByText('Careers')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
});
