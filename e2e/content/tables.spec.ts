import { beginPost, createStaff, expectSaved, openScreen } from '../studio/support.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const site = useDedicatedSite(171);

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

test('a table is made of cells from a spreadsheet and changed with the keyboard', async ({
  page,
}) => {
  test.slow();
  const author = await createStaff(site(), 'author');
  await openScreen(page, author, '/studio/posts');
  const text = await beginPost(page, 'Homes by year');
  await text.focus();
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Year\tHomes\n2025\t100\n2026\t200');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  const table = text.getByRole('table');
  await expect(table.getByRole('row')).toHaveText(['YearHomes', '2025100', '2026200']);
  await page.keyboard.press('Tab');
  await page.keyboard.type('2027');
  const tools = page.getByRole('toolbar', { name: 'Table tools' });
  await expect(tools).toBeVisible();
  await expectNoAxeViolations(page);

  await page.keyboard.press('Alt+F10');
  await expect(tools.getByRole('button', { name: 'Insert a row above' })).toBeFocused();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(table.getByRole('row')).toHaveText(['YearHomes', '2025100', '2027', '2026200']);
  await expect(page.getByText('4 rows, 2 columns')).toHaveRole('status');
  const down = tools.getByRole('button', { name: 'Move the row down' });
  await page.keyboard.press('ArrowRight');
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('row').last()).toHaveText('2027');
  await expect(down).toBeFocused();
  await expect(down).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('300');

  await tools.getByRole('button', { name: 'Align the column at the end' }).click();
  await page.keyboard.type('!');
  await page.screenshot({ path: test.info().outputPath('wide.png') });
  await tools.getByRole('button', { name: 'Insert a column before' }).click();
  await expectSaved(page);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await expect(page.locator('.cm-content')).toHaveText(
    /\| Year \| \| Homes \|\s*\| - \| - \| -: \|\s*\| 2025 \| \| 100 \|\s*\| 2026 \| \| 200 \|\s*\| 2027 \| \| 300! \|/,
  );
});

test('the tools for tables fit on a phone, and go with the table', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const author = await createStaff(site(), 'author');
  await openScreen(page, author, '/studio/posts');
  const text = await beginPost(page, 'On a phone');
  await text.focus();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const tools = page.getByRole('toolbar', { name: 'Table tools' });
  await expect(tools).toBeInViewport();
  const box = await tools.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: test.info().outputPath('phone.png') });
  await tools.getByRole('button', { name: 'Delete the table' }).click();
  await expect(tools).toHaveCount(0);
  await expect(text).toBeFocused();
});
