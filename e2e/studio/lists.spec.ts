import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  storeTheme,
  test,
} from '../support/test.ts';
import { beginPost, createStaff, expectSaved, openedText, openScreen } from './support.ts';

const site = useDedicatedSite(77, { SITE_LANGUAGES: 'en,de' });

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

test('finds texts by search, keeps filters in the URL, saves views and tries again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/503/);
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/posts');
  const rows = page.getByRole('table', { name: 'Posts' }).locator('tbody tr[data-index]');
  await expect(rows.first()).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('searchbox', { name: 'Search posts' }).fill('last bus decision');
  await expect(page).toHaveURL('/studio/posts?q=last+bus+decision');
  const found = rows.filter({ hasText: 'The last bus is a policy decision' });
  const others = rows.filter({ hasText: 'Care has a timetable' });
  await expect(others).toHaveCount(0);
  await expect(found).toHaveCount(1);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill('Buses');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL('/studio/posts');
  await page.getByRole('link', { name: 'Buses' }).click();
  await expect(others).toHaveCount(0);
  await expect(found).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove the view Buses' }).click();
  await expect(page.getByRole('link', { name: 'Buses' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('no such words anywhere');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/studio/posts');

  await page.getByRole('combobox', { name: 'Language' }).selectOption('English');
  await expect(page).toHaveURL('/studio/posts?language=en');
  await expect(rows.first().getByRole('cell', { name: 'English', exact: true })).toBeVisible();
  await page.goBack();

  const header = page.getByRole('columnheader', { name: 'Title' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const link = (row: number) => page.locator(`tr[data-index="${row}"] a`);
  await page.locator('main').focus();
  await page.keyboard.press('j');
  await expect(link(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(link(0)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected').last()).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();

  await page.route('**/api/studio/entries?**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('link', { name: /^Live\s?\d/ }).click();
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await page.unroute('**/api/studio/entries?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The list could not be loaded')).toBeHidden();
});

test('the dashboard begins a post and lists it once', async ({ page }) => {
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio');
  await beginPost(page, 'Only once on the dashboard');
  await expectSaved(page);
  await page
    .getByRole('navigation', { name: 'Studio' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  const drafts = page.getByRole('region', { name: 'Your drafts' });
  await expect(drafts.getByRole('link', { name: 'Only once on the dashboard' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Recently edited' }).getByRole('listitem'),
  ).toHaveCount(6);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Only once on the dashboard' }),
  ).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
});

test('several texts are published, taken down, trashed, restored and deleted for good', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/400/);
  const editor = await createStaff(site(), 'editor');
  await storeTheme(page, 'dark');
  await page.setViewportSize({ width: 390, height: 780 });
  await openScreen(page, editor, '/studio/posts?mine=yes');

  await page.getByRole('button', { name: 'New post' }).click();
  await openedText(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('link', { name: /^Trash/ }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();

  for (const title of ['Ready one', 'Ready two', 'Without a text']) {
    await page.goto('/studio/posts?mine=yes');
    await page.getByRole('button', { name: 'New post' }).click();
    const text = await openedText(page);
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    if (title.startsWith('Ready')) await text.fill('Words.');
    await page.getByRole('link', { name: 'Posts' }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  }
  await page.goto('/studio/posts?mine=yes');
  await expect(page.getByRole('link', { name: 'Ready one' })).toBeVisible();
  await expectNoOverflow(page);
  await page.getByLabel('Select all that are listed').check();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).dblclick();
  await expect(dialog.getByRole('status')).toHaveText('Done: 2. Not possible: 1.');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  expect((await page.request.get('/blog/ready-one')).status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toHaveCount(1);

  await page.getByLabel('Select “Ready one”').check();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await dialog.getByRole('button', { name: 'Move to trash' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Done: 2.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  expect((await page.request.get('/blog/ready-one')).status()).toBe(404);

  await page.getByRole('link', { name: /^Trash/ }).click();
  await expect(page).toHaveURL(/view=trash/);
  await page.getByLabel('Select “Ready one”').check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Done: 1.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Empty trash' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('Type the number 1 to confirm')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Type 1 to confirm').fill('1');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
});

test('a text and a category are translated', async ({ page }) => {
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/posts');
  await beginPost(page, 'Buses at night');
  await expectSaved(page);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await page.getByRole('button', { name: 'Translate into German' }).click();
  await expect(page).toHaveURL(/locale=de$/);
  await expect(title).toHaveAttribute('lang', 'de');
  await expect(title).toHaveValue('Buses at night');
  await title.fill('Night buses, in German');
  await expectSaved(page);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(title).toHaveValue('Buses at night');

  await page.goto('/studio/categories');
  await page.getByRole('button', { name: 'New category' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Trade');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Trade', exact: true }).click();
  await page.getByRole('button', { name: 'Translate into German' }).click();
  const form = page.getByRole('dialog');
  await expect(form.locator('[aria-current]')).toHaveText('German');
  await form.getByLabel('Name').fill('Handel');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Handel', exact: true })).toBeVisible();
});
