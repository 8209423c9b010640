import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { expect, expectNoAxeViolations, type Page, test } from '../support/test.ts';
import {
  beginPost,
  createStaff,
  expectSaved,
  moveCursor,
  openedText,
  openScreen,
  putCursorBehind,
  saveStatus,
} from './support.ts';

const site = useDedicatedSite(62);

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

const PICTURE = fileURLToPath(new URL('../pictures/icon-192.png', import.meta.url));

test('writes a post with headings, lists, a footnote and a table', async ({ page }) => {
  test.slow();
  const author = await createStaff(site(), 'author');
  await openScreen(page, author, '/studio/posts');
  await page.getByRole('button', { name: 'New post' }).click();
  const text = await openedText(page);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await page.keyboard.type('How a bus is late');
  const placeholder = text.locator('[data-placeholder="Write, or press / to insert…"]');
  await expect(placeholder).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('The bus is late');
  await expect(placeholder).toHaveCount(0);
  await page.getByRole('button', { name: 'Footnote' }).click();
  await page.keyboard.type('Timetable of 2026.');
  await putCursorBehind(page, text.getByText('The bus is late'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('/head');
  await expect(page.getByRole('listbox', { name: 'Insert' }).getByRole('option')).toHaveText(
    ['Heading', 'Subheading'].map((name) => new RegExp(`${name}$`)),
  );
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Why');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- First');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await expect(page.locator('.cm-content')).toHaveText(
    /The bus is late\[\^1\]\s*## Why\s*- First\s*- Second\s*\[\^1\]: Timetable of 2026\./,
  );
  await page.getByRole('button', { name: 'Visual editor' }).click();
  await openedText(page);
  await page.reload();
  await expect(await openedText(page)).toContainText('Second');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'How a bus is late',
  );
  // It is made from the title when the post is published.
  await expect(page.getByLabel('Address')).toHaveValue('');
});

test('opening and saving a starter text changes only what was typed', async ({ page }) => {
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/posts?q=timetable');
  await page.getByRole('link', { name: 'Care has a timetable' }).click();
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  const text = await openedText(page);
  await putCursorBehind(page, text.getByRole('heading').first());
  await page.keyboard.type(' exactly');
  const { data } = (await saved).postDataJSON() as { data: Record<string, string> };
  expect(Object.keys(data)).toEqual(['body']);
  expect(data.body).toMatch(/^## .* exactly$/m);
  await expectSaved(page);
  await expect(page.getByText('Live with changes', { exact: true })).toBeVisible();
});

test('a picture has a paragraph of its own, an alternative text and a caption', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource: the server responded with a status of 500/);
  const author = await createStaff(site(), 'author');
  await openScreen(page, author, '/studio/posts');
  const text = await beginPost(page, 'With a picture');
  await text.click();
  await page.keyboard.type('Before the picture.');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('Picture').setInputFiles(PICTURE);
  await dialog.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(dialog.getByText('Describe the picture for people who cannot see it')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Alternative text').fill('A red bus');
  await dialog.getByLabel('Caption').fill('The last one');
  await page.route('**/api/upload', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(dialog.getByText(/Failed to upload image: \S/)).toBeVisible();
  await page.unroute('**/api/upload');
  await dialog.getByRole('button', { name: 'Insert the picture' }).click();
  const image = text.getByRole('img', { name: 'A red bus' });
  await expect(image).toBeVisible();
  await expect(text.getByText('The last one')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
  await page.keyboard.type('After it.');

  const edit = page.getByRole('dialog', { name: 'Edit the picture' });
  await test.step('its texts are edited with the keyboard', async () => {
    for (const key of ['Home', 'ArrowLeft', 'ArrowLeft']) {
      await moveCursor(page, key);
    }
    await expect(text.locator('.ProseMirror-selectednode')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(edit.getByLabel('Alternative text')).toBeFocused();
    await expect(edit.getByLabel('Alternative text')).toHaveValue('A red bus');
    await expect(edit.getByLabel('Caption')).toHaveValue('The last one');
    await edit.getByLabel('Alternative text').fill('');
    await page.keyboard.press('Enter');
    await expect(edit.getByText('Describe the picture for people who cannot')).toBeVisible();
    await expectNoAxeViolations(page);
    await edit.getByLabel('Alternative text').fill('A bus at night');
    await edit.getByLabel('Caption').fill('The night bus');
    await page.keyboard.press('Enter');
    await expect(edit).toBeHidden();
    await expect(text.getByText('The night bus')).toBeVisible();
    await expect(text).toBeFocused();
  });
  await test.step('a double click and the toolbar open the same dialog', async () => {
    await text.getByRole('img', { name: 'A bus at night' }).dblclick();
    await expect(edit).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit the picture' }).click();
    await expect(edit.getByLabel('Caption')).toHaveValue('The night bus');
    await page.keyboard.press('Escape');
    await expect(edit).toBeHidden();
  });
  await expectSaved(page);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await expect(page.locator('.cm-line')).toHaveText([
    'Before the picture.',
    '',
    /^!\[A bus at night\]\(\/uploads\/\S+ "The night bus"\)$/,
    '',
    'After it.',
    '',
  ]);
});

test('links to another text of the site by its title', async ({ page }) => {
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/posts');
  const text = await beginPost(page, 'With a link');
  await text.click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Address or title').fill('last bus');
  await dialog.getByRole('button', { name: /The last bus is a policy decision/ }).click();
  await expect(
    text.getByRole('link', { name: 'The last bus is a policy decision' }),
  ).toHaveAttribute('href', '/blog/the-last-bus-is-a-policy-decision');
});

test('Ctrl+K makes a link in the text, and opens the palette elsewhere', async ({ page }) => {
  const author = await createStaff(site(), 'author');
  await openScreen(page, author, '/studio/posts');
  const text = await beginPost(page, 'With keys');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await text.click();
  await page.keyboard.type('See [the report](/blog/report) and ');
  await expect(text.getByRole('link', { name: 'the report' })).toHaveAttribute(
    'href',
    '/blog/report',
  );
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(palette).toBeHidden();
  await dialog.getByLabel('Address or title').fill('https://example.org/');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'https://example.org/' })).toBeVisible();
  await page.getByRole('button', { name: 'Markdown' }).click();
  const source = page.locator('.cm-content');
  await expect(source).toContainText('[the report](/blog/report)');
  await source.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('And ');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('words');
  await expect(source).toContainText('And [words]()');
  await expect(palette).toBeHidden();
});

test('Alt+F10 leads to the toolbar, arrows move in it and Escape leads back', async ({ page }) => {
  const author = await createStaff(site(), 'author');
  await openScreen(page, author, '/studio/posts');
  const text = await beginPost(page, 'By keyboard');
  await text.click();
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
});

test('without a connection the text is kept, and saved when it returns', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const author = await createStaff(site(), 'author');
  await openScreen(page, author, '/studio/posts');
  const text = await beginPost(page, 'On a train');
  await expectSaved(page);
  await context.setOffline(true);
  await text.click();
  await page.keyboard.type('Written in a tunnel.');
  await expect(saveStatus(page)).toHaveText('Offline, kept here');
  await page
    .getByRole('navigation', { name: 'Studio' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await context.setOffline(false);
  await expectSaved(page);
  await page.reload();
  await expect(await openedText(page)).toContainText('Written in a tunnel.');
});

test('what never reached the server comes back when the text is opened again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|net::ERR_FAILED/);
  const author = await createStaff(site(), 'author');
  await openScreen(page, author, '/studio/posts');
  const text = await beginPost(page, 'A closed lid');
  await expectSaved(page);
  await page.route('**/api/studio/entries/blog-posts/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await text.click();
  await page.keyboard.type('The last sentence.');
  await expect(saveStatus(page)).toHaveText('Offline, kept here');
  const url = page.url();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/about');
  await page.unroute('**/api/studio/entries/blog-posts/*');
  await page.goto(url);
  await expect(page.getByText('Your unsaved text is back')).toBeVisible();
  await expect(await openedText(page)).toContainText('The last sentence.');
  await expectSaved(page);
  await expect(page.getByText('It is saved now.')).toBeVisible();
});

test('an expired login is renewed over the editor, and the save repeats', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/401/);
  const author = await createStaff(site(), 'author');
  await openScreen(page, author, '/studio/posts');
  const text = await beginPost(page, 'A long lunch');
  await expectSaved(page);
  await page.route('**/api/studio/**', (route) => route.fulfill({ status: 401, json: {} }));
  await text.click();
  await page.keyboard.type('After lunch.');
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(dialog).toBeVisible();
  await page.unroute('**/api/studio/**');
  await dialog.getByLabel(/^Password of/).fill(author.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  await expectSaved(page);
  await expect(text).toContainText('After lunch.');
});

test('a text that may no longer be changed stays readable, and nothing typed is lost', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/403/);
  const author = await createStaff(site(), 'author');
  await openScreen(page, author, '/studio/posts');
  const text = await beginPost(page, 'The last draft');
  await expectSaved(page);
  await page.route('**/api/studio/entries/blog-posts/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 403,
          json: { data: null, error: { status: 403, message: 'Your role does not include this.' } },
        })
      : route.continue(),
  );
  await text.click();
  await page.keyboard.type('Written meanwhile.');
  await expect(page.getByText('This text can no longer be saved')).toBeVisible();
  await expect(saveStatus(page)).toHaveText('Not saved, because: Your role does not include this.');
  await expect(text).toHaveAttribute('contenteditable', 'false');
  await expect(text).toContainText('Written meanwhile.');
  await expectNoAxeViolations(page);
  await page.unroute('**/api/studio/entries/blog-posts/*');
  await page.getByRole('button', { name: 'Save now' }).click();
  await expectSaved(page);
  await expect(text).toHaveAttribute('contenteditable', 'true');
});

test('a picture that is refused can be skipped, and the others continue', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/400|413|415/);
  const author = await createStaff(site(), 'author');
  await openScreen(page, author, '/studio/posts');
  const text = await beginPost(page, 'Two pictures');
  await text.evaluate((element, bytes) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['no picture'], 'broken.png', { type: 'image/png' }));
    const picture = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    clipboardData.items.add(new File([picture], 'icon.png', { type: 'image/png' }));
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, readFileSync(PICTURE).toString('base64'));
  const dialog = page.getByRole('dialog', { name: 'Picture 1 of 2' });
  await dialog.getByLabel('Alternative text').fill('Nothing to see');
  await dialog.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await dialog.getByRole('button', { name: 'Skip this picture' }).click();
  const second = page.getByRole('dialog', { name: 'Picture 2 of 2' });
  await second.getByLabel('Alternative text').fill('The mark of the assembly');
  await second.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(text.getByRole('img', { name: 'The mark of the assembly' })).toBeVisible();
  await expectSaved(page);
});

test('a text that is nested too deeply is kept, and saved once it is changed', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/400/);
  const author = await createStaff(site(), 'author');
  await openScreen(page, author, '/studio/posts');
  await beginPost(page, 'Quoted again and again');
  await page.getByRole('button', { name: 'Markdown' }).click();
  const source = page.locator('.cm-content');
  await source.click();
  await page.keyboard.insertText(`${'> '.repeat(120)}deep`);
  await expect(saveStatus(page)).toHaveText(
    'Not saved, because: Text: The text is nested too deeply.',
  );
  await expect(source).toContainText('deep');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('> shallow');
  await expectSaved(page);
});

test('two people write at once: other blocks are merged, the same block is chosen', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/409/);
  const [ada, grace] = [await createStaff(site(), 'editor'), await createStaff(site(), 'editor')];
  await openScreen(page, ada, '/studio/posts');
  const mine = await beginPost(page, 'Written by two');
  await mine.click();
  for (const line of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await expectSaved(page);

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await openScreen(other, grace, page.url());
  const theirs = await openedText(other);
  await expect(other.getByText(`Also here: ${ada.username}`)).toBeVisible();
  await expectNoAxeViolations(other);
  for (const width of [390, 768, 1280]) await expectBarsApart(other, width);
  await putCursorBehind(other, theirs.getByText('Three'));
  await other.keyboard.type(', said Grace');
  await expectSaved(other);

  await putCursorBehind(page, mine.getByText('One'));
  await page.keyboard.type(', said Ada');
  await expect(mine).toContainText('Three, said Grace');
  await page.keyboard.type(', still here');
  await expect(mine.getByText('One, said Ada, still here')).toBeVisible();
  await expectSaved(page);

  await putCursorBehind(other, theirs.getByText('Five'));
  await other.keyboard.type(' for Grace');
  await expect(theirs).toContainText('One, said Ada, still here');
  await expectSaved(other);
  await putCursorBehind(page, mine.getByText('Five'));
  await page.keyboard.type(' for Ada');
  const dialog = page.getByRole('dialog', { name: 'Two people changed the same place' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Merge and save' })).toBeDisabled();
  await expectNoAxeViolations(page);
  await dialog.getByRole('radio', { name: /Keep both/ }).check();
  await dialog.getByRole('button', { name: 'Merge and save' }).click();
  await expect(mine).toContainText('Five for Ada');
  await expect(mine).toContainText('Five for Grace');
  await expectSaved(page);
  await other.reload();
  await expect(await openedText(other)).toHaveText(
    'One, said Ada, still hereTwoThree, said GraceFourFive for AdaFive for Grace',
  );
  await context.close();
});

/** Scrolls down and expects the toolbar in one line, below the header and not under it. */
async function expectBarsApart(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 480 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  const isUncovered = () =>
    toolbar.evaluate((bar) => {
      const { left, top, bottom } = bar.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) =>
        bar.contains(document.elementFromPoint(left + 24, y)),
      );
    });
  await expect.poll(isUncovered).toBe(true);
  expect((await toolbar.boundingBox())?.height).toBeLessThan(64);
}
