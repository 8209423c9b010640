import {
  createStaff,
  expectSaved,
  openedText,
  openScreen,
  putCursorBehind,
} from '../studio/support.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  type Page,
  test,
} from '../support/test.ts';

/** `events` of CONTRIBUTING.md, which the studio knows from its declaration alone. */
const site = useDedicatedSite(158, {}, 'e2e/content/serve-events.ts');

const panel = (page: Page) => page.getByRole('dialog', { name: 'Publication' });

test('a new content type is written, reviewed, published, compared and restored', async ({
  page,
  browser,
  baseURL,
}) => {
  const author = await createStaff(site(), 'author');
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, author, '/studio');

  await test.step('it is in the navigation, with an empty list', async () => {
    const navigation = page.getByRole('navigation', { name: 'Studio' });
    await navigation.getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
    await expect(page.getByText('No texts yet')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('its fields are edited by their types', async () => {
    await page.getByRole('button', { name: 'New text' }).click();
    const text = await openedText(page);
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Open evening');
    await text.click();
    await page.keyboard.type('Talks about aqueducts.');
    await page.getByLabel('Summary', { exact: true }).fill('Meet the costing panel');
    await page.getByLabel('Place', { exact: true }).fill('Town hall');
    await expectSaved(page);
    await expectNoAxeViolations(page);
  });

  await test.step('the author hands it in', async () => {
    await page.getByRole('button', { name: 'Ask for a review' }).click();
    const request = page.getByRole('dialog', { name: 'Ask for a review' });
    await request.getByRole('button', { name: 'Ask for a review' }).click();
    await expect(page.getByRole('button', { name: 'Waiting for review' })).toBeDisabled();
  });

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const dashboard = await context.newPage();
  const header = dashboard.getByRole('main');
  await openScreen(dashboard, editor, '/studio');

  await test.step('an editor approves it, and learns what is missing', async () => {
    const waiting = dashboard.getByRole('region', { name: 'Waiting for your review' });
    await waiting.getByRole('link', { name: 'Open evening' }).click();
    await openedText(dashboard);
    await dashboard.getByRole('button', { name: 'Approve' }).click();
    await expect(dashboard.getByText(/approved this text on/)).toBeVisible();
    await header.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(panel(dashboard).getByText('Still empty: Starts at.')).toBeVisible();
    await dashboard.keyboard.press('Escape');
    await dashboard.getByLabel('Starts at', { exact: true }).fill('2027-07-01T17:00');
    await expectSaved(dashboard);
  });

  await test.step('it is published', async () => {
    await header.getByRole('button', { name: 'Publish', exact: true }).click();
    await panel(dashboard).getByRole('button', { name: 'Publish now' }).click();
    await expect(panel(dashboard).getByText('Published. Readers see it now.')).toBeVisible();
    await dashboard.keyboard.press('Escape');
    const response = await dashboard.request.get('/api/entry-pages/events/open-evening');
    expect((await response.json()).data).toMatchObject({
      title: 'Open evening',
      summary: 'Meet the costing panel',
      place: 'Town hall',
      startsAt: '2027-07-01T17:00:00.000Z',
    });
  });

  await test.step('its versions are compared, field by field', async () => {
    const text = await openedText(dashboard);
    await putCursorBehind(dashboard, text.getByText('aqueducts'));
    await dashboard.keyboard.type(' Free entry.');
    await dashboard.getByLabel('Place', { exact: true }).fill('Library');
    await expectSaved(dashboard);
    await dashboard.getByRole('link', { name: 'Versions' }).click();
    const title = 'Versions of “Open evening”';
    await expect(dashboard.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    const changes = dashboard.getByRole('main').locator('dl');
    await expect(changes.locator('dt')).toHaveText(['Text', 'Place']);
    await expect(changes.locator('del')).toContainText(['Town hall']);
    await expect(changes.locator('ins')).toContainText(['Free entry.', 'Library']);
    await expectNoAxeViolations(dashboard);
  });

  await test.step('the published version is restored', async () => {
    const list = dashboard.getByRole('navigation', { name: 'Versions by day' });
    await list.getByRole('link').filter({ hasText: 'Live' }).click();
    await dashboard.getByRole('button', { name: /^Restore the version of/ }).click();
    await dashboard.getByRole('button', { name: 'Restore as draft' }).click();
    await expect(dashboard.getByText(/is the draft now\.$/)).toBeVisible();
    await dashboard.getByRole('link', { name: 'Open the text' }).click();
    await openedText(dashboard);
    await expect(dashboard.getByLabel('Place', { exact: true })).toHaveValue('Town hall');
    await expect(dashboard.getByLabel('Starts at', { exact: true })).toHaveValue(
      '2027-07-01T17:00',
    );
  });

  await test.step('it is listed, on a phone too, and found in the trash', async () => {
    await dashboard.setViewportSize({ width: 390, height: 780 });
    await openScreen(dashboard, editor, '/studio/events');
    const main = dashboard.getByRole('main');
    await expect(main.getByRole('link', { name: 'Open evening' })).toBeVisible();
    await expectNoOverflow(dashboard);
    await main.getByLabel('Select “Open evening”').check();
    await dashboard.getByRole('button', { name: 'Move to trash' }).click();
    const dialog = dashboard.getByRole('dialog', { name: 'Move to trash?' });
    await dialog.getByRole('button', { name: 'Move to trash' }).click();
    await expect(dialog.getByText('Done: 1.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await main.getByRole('link', { name: 'Trash' }).click();
    await expect(main.getByText('Open evening')).toBeVisible();
  });
  await context.close();
});
