import { beginPost, createStaff, expectSaved, openedText, openScreen } from '../studio/support.ts';
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

const site = useDedicatedSite(164);

const insert = async (page: Page, name: string) => {
  await page.keyboard.type(`/${name}`);
  await expect(page.getByRole('listbox', { name: 'Insert' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
};

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** One that is within the text, and one on the disk of the writer. */
async function pastePictures(page: Page): Promise<void> {
  await page.evaluate((dot) => {
    const data = new DataTransfer();
    const picture = `<img src="data:image/png;base64,${dot}" alt="A dot">`;
    data.setData('text/html', `<p>${picture}<img src="file:///C:/a.png"></p>`);
    const paste = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', paste));
  }, DOT);
  await expect(page.getByText('1 picture was not copied').first()).toBeVisible();
  await expect(page.getByRole('textbox').getByRole('img', { name: 'A dot' })).toHaveAttribute(
    'src',
    /^\/uploads\//,
  );
}

/** Nothing is loaded from the provider before the reader agrees. */
async function expectPlaysWhenAsked(page: Page): Promise<void> {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: 'The film' });
  });
  const play = page.getByRole('link', { name: 'Play the video here' });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  const frame = page.frameLocator('iframe[title="YouTube"]').frameLocator('iframe');
  await expect(frame.getByText('The film')).toBeVisible();
  expect(asked).toHaveLength(1);
}

test('blocks are written with the keyboard, published, and read without scripts', async ({
  page,
  browser,
}) => {
  test.slow();
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/posts');
  const text = await beginPost(page, 'Blocks of every kind');
  await text.click();

  await test.step('write', async () => {
    await page.keyboard.type('A paragraph before the blocks, which says what this is about.');
    await page.keyboard.press('Enter');
    await pastePictures(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('https://youtu.be/abcdefghijk');
    await page.keyboard.press('Enter');
    await insert(page, 'Warning');
    await page.keyboard.type('Before you sign');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Read the whole contract, and ask what happens when it ends.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await insert(page, 'Toggle');
    await page.keyboard.type('Who pays for it?');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Everybody, by income.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await insert(page, 'Pull');
    await page.keyboard.type('Ada Lovelace');
    await page.keyboard.press('Enter');
    await page.keyboard.type('A promise without a date is a wish.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await insert(page, 'Button');
    const dialog = page.getByRole('dialog', { name: 'Button' });
    await dialog.getByLabel('Address').fill('nowhere');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter an address that begins with')).toBeVisible();
    await dialog.getByLabel('Address').fill('/about');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(text).toBeFocused();
    await page.keyboard.type('Become a member');
    await page.keyboard.press('Enter');
    await insert(page, 'Chart');
    await page.keyboard.type('Homes completed');
    await page.keyboard.press('Enter');
    for (const cell of ['Year', 'Homes', '2024', '1,200', '2025', '1,500']) {
      await page.keyboard.type(cell);
      if (cell !== '1,500') await page.keyboard.press('Tab');
    }
    await page.locator('.editor-block.chart').getByRole('button', { name: 'Settings' }).click();
    const chart = page.getByRole('dialog', { name: 'Chart' });
    await chart.getByLabel('Kind').selectOption('Lines');
    await chart.getByLabel('Unit').fill('homes a year');
    await chart.getByLabel('Source').fill('Census');
    await chart.getByRole('button', { name: 'Save' }).click();
    await expect(chart).toBeHidden();
    await expectSaved(page);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the Markdown is readable', async () => {
    await page.getByRole('button', { name: 'Markdown' }).click();
    await expect(page.locator('.cm-content')).toContainText(':::warning[Before you sign]');
    await expect(page.locator('.cm-content')).toContainText('::button[Become a member]{to=/about}');
    await page.getByRole('button', { name: 'Visual editor' }).click();
    await openedText(page);
  });

  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Publication' });
  await panel.getByRole('button', { name: 'Publish now' }).click();
  await expect(panel.getByText('Published. Readers see it now.')).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(`${site().url}/blog/blocks-of-every-kind`);
  await expect(reader.getByRole('note')).toContainText('Warning Before you sign');
  const answer = reader.getByText('Everybody, by income.');
  await expect(answer).toBeHidden();
  await reader.getByText('Who pays for it?').click();
  await expect(answer).toBeVisible();
  await expect(reader.getByRole('figure', { name: 'Ada Lovelace' })).toContainText('A promise');
  await expect(reader.getByRole('link', { name: 'Become a member' })).toHaveAttribute(
    'href',
    '/about',
  );
  const drawing = reader.getByRole('img', { name: 'Line chart: Homes completed' });
  await expect(drawing).toContainText('homes a year');
  const cell = reader.getByRole('cell', { name: '1,500' });
  await expect(cell).toBeHidden();
  await reader.getByText('The numbers as a table').click();
  await expect(cell).toBeVisible();
  await expectPlaysWhenAsked(reader);
  await context.close();

  const scripted = await browser.newContext();
  const visitor = await scripted.newPage();
  await open(visitor, `${site().url}/blog/blocks-of-every-kind`);
  await expectPlaysWhenAsked(visitor);
  await scripted.close();

  for (const theme of ['light', 'dark'] as const) {
    const themed = await browser.newContext();
    const visitor = await themed.newPage();
    await storeTheme(visitor, theme);
    await visitor.goto(`${site().url}/blog/blocks-of-every-kind`);
    for (const width of [390, 1440]) {
      await visitor.setViewportSize({ width, height: 900 });
      await expectNoOverflow(visitor);
      await expectNoAxeViolations(visitor);
    }
    await themed.close();
  }
});
