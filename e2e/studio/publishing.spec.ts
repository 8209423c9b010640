import { logInOnAnotherDevice } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  type Page,
  storeTheme,
  test,
} from '../support/test.ts';
import {
  beginPost,
  createStaff,
  expectSaved,
  openedText,
  openScreen,
  putCursorBehind,
} from './support.ts';

const site = useDedicatedSite(76);

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Publication' });

/** As the value of a control for date and time. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

test('checks, publishes, schedules a change and takes down', async ({ page }) => {
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/posts');
  const text = await beginPost(page, 'The night bus');
  const header = page.getByRole('main');

  await test.step('missing fields prevent publishing', async () => {
    await header.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(panel(page).getByText('Still empty: Text.')).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Publish now' })).toBeDisabled();
    await expectNoAxeViolations(page);
  });

  await test.step('a review needs somebody else', async () => {
    await panel(page).getByRole('button', { name: 'Ask for a review' }).click();
    const request = page.getByRole('dialog', { name: 'Ask for a review' });
    await expect(request.getByText('Nobody else can review texts yet')).toBeVisible();
    await expect(request.getByRole('textbox')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(request).toBeHidden();
  });

  await test.step('problems need a confirmation, and two clicks publish once', async () => {
    await page.getByRole('button', { name: 'Markdown' }).click();
    await page.locator('.cm-content').click();
    await page.keyboard.type('It runs [until four](/blog/nowhere).');
    await page.getByRole('button', { name: 'Visual editor' }).click();
    await openedText(page);
    await header.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(panel(page).getByText('/blog/nowhere')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Publish now' }).click();
    const confirmation = panel(page).getByLabel('Publish despite these problems');
    await expect(confirmation).toBeFocused();
    await expect(confirmation).toHaveAccessibleDescription(/Correct the problems above/);
    await expectNoAxeViolations(page);
    await confirmation.check();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/publish')) requests.push(request.url());
    });
    await panel(page).getByRole('button', { name: 'Publish now' }).dblclick();
    await expect(panel(page).getByText('Published. Readers see it now.')).toBeVisible();
    expect(requests).toHaveLength(1);
    const link = panel(page).getByRole('link', { name: 'Open the page' });
    await expect(link).toHaveAttribute('href', '/blog/the-night-bus');
    expect(await (await page.request.get('/blog/the-night-bus')).text()).toContain('until four');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Address')).toHaveValue('the-night-bus');
  });

  await test.step('a change is shown, and scheduled for later', async () => {
    await putCursorBehind(page, text.getByText('until four'));
    await page.keyboard.type(' Every day.');
    await expectSaved(page);
    await header.getByRole('button', { name: 'Publish changes' }).click();
    await expect(panel(page).locator('ins')).toHaveText(/Every day\./);
    await panel(page).getByRole('radio', { name: 'Later' }).first().check();
    await panel(page).getByLabel('Date and time').fill('2020-01-01T10:00');
    await panel(page).getByLabel('Publish despite these problems').check();
    await panel(page).getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(panel(page).getByText('Choose a time in the future')).toBeVisible();
    await panel(page).getByLabel('Date and time').fill(inDays(2));
    await panel(page).getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(panel(page).getByText(/^Scheduled for/)).toBeVisible();
    await expect(panel(page).getByText(/^The change goes live on/)).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await (await page.request.get('/blog/the-night-bus')).text()).not.toContain('Every day');
  });

  await test.step('a later edit asks which text goes out', async () => {
    await putCursorBehind(page, text.getByText('Every day'));
    await page.keyboard.type(' Almost.');
    await expect(page.getByText(/changed since it was scheduled/)).toBeVisible();
    await page.getByRole('button', { name: 'Open publication' }).click();
    await expect(
      panel(page).getByRole('button', { name: 'Schedule the current text' }),
    ).toBeVisible();
    await panel(page).getByRole('button', { name: 'Send out the current text instead' }).click();
    await expect(panel(page).getByText(/changed since it was scheduled/)).toBeHidden();
  });

  await test.step('the calendar shows the change and moves it', async () => {
    const url = page.url();
    const openMonth = (day: string) => page.goto(`/studio/calendar?month=${day.slice(0, 7)}`);
    await openMonth(inDays(2));
    await page.getByRole('button', { name: 'Move “The night bus”' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to another time' });
    await dialog.getByLabel('Date and time').fill('2020-01-01T10:00');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog.getByText('Choose a time in the future')).toBeVisible();
    await expectNoAxeViolations(page);
    const moved = `${inDays(3).slice(0, 10)}T07:05`;
    await dialog.getByLabel('Date and time').fill(moved);
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog).toBeHidden();
    await openMonth(moved);
    const row = page.getByRole('listitem').filter({ hasText: '07:05' });
    await expect(row).toContainText('The night bus');
    await expect(row).toContainText('A change goes live');
    await expectNoAxeViolations(page);
    await page.goto(url);
    await openedText(page);
  });

  await test.step('cancels the change, and schedules a takedown', async () => {
    await header.getByRole('button', { name: 'Publish changes' }).click();
    await expect(panel(page).getByRole('button', { name: 'Change the time' })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Cancel the scheduled change' }).click();
    await expect(panel(page).getByText('Cancelled.')).toBeVisible();
    await expect(panel(page).getByRole('heading', { name: 'Scheduled' })).toBeHidden();
    await panel(page).getByText('Take down', { exact: true }).click();
    await panel(page).getByRole('radio', { name: 'Later' }).last().check();
    await panel(page).getByLabel('Date and time').last().fill(inDays(2));
    await panel(page).getByRole('button', { name: 'Schedule takedown' }).click();
    await expect(panel(page).getByText(/^Is taken down on/)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Cancel takedown' }).click();
    await expect(panel(page).getByText(/^Is taken down on/)).toBeHidden();
  });

  await test.step('takes down, at once', async () => {
    await panel(page).getByRole('radio', { name: 'Now' }).last().check();
    await panel(page).getByRole('button', { name: 'Take down now' }).click();
    await expect(panel(page).getByText('Taken down. Readers no longer find it.')).toBeVisible();
    expect((await page.request.get('/blog/the-night-bus')).status()).toBe(404);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  });
});

test('a newer text is merged before it is published, and a lost connection says so', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/409|ERR_INTERNET_DISCONNECTED/);
  const [ada, grace] = [await createStaff(site(), 'editor'), await createStaff(site(), 'editor')];
  const token = await logInOnAnotherDevice(page.request, grace);
  await storeTheme(page, 'dark');
  await page.setViewportSize({ width: 390, height: 780 });
  await openScreen(page, ada, '/studio/posts');
  const text = await beginPost(page, 'Two at the panel');
  await text.click();
  await page.keyboard.type('By Ada.');
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel(page).getByText('Nothing is missing.')).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);

  const id = /posts\/([\w-]+)/.exec(page.url())?.[1];
  const saved = await page.request.put(`/api/studio/entries/blog-posts/${id}`, {
    data: { data: { body: 'By Ada.\n\nBy Grace.' } },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(saved.ok()).toBe(true);
  await panel(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(panel(page).getByText(/changed the text in the meantime/)).toBeVisible();
  await expect(text).toContainText('By Grace.');

  await context.setOffline(true);
  await panel(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(panel(page).getByText(/server could not be reached/)).toBeVisible();
  await context.setOffline(false);
  await panel(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(panel(page).getByText('Published. Readers see it now.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the script of the panel can be loaded again after a failure', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  await openScreen(page, await createStaff(site(), 'editor'), '/studio/posts');
  await beginPost(page, 'A tunnel');
  await page.route('**/panel-body*.js', (route) => route.abort(), { times: 1 });
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel(page).getByText(/server could not be reached/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByText('Still empty: Text.')).toBeVisible();
});

test('an author hands a text in, an editor sends it back, approves it and publishes it', async ({
  page,
  browser,
  baseURL,
}) => {
  const [author, editor] = [
    await createStaff(site(), 'author'),
    await createStaff(site(), 'editor'),
  ];
  await openScreen(page, author, '/studio/posts');
  const text = await beginPost(page, 'For review');
  await text.click();
  await page.keyboard.type('Please look.');
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask for a review' }).click();
  const request = page.getByRole('dialog', { name: 'Ask for a review' });
  await request.getByLabel('Note').fill('Is the title good?');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('Your changes on this screen have not been saved yet');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(request.getByLabel('Note')).toHaveValue('Is the title good?');
  const option = request.getByRole('option', { name: new RegExp(editor.username) });
  await request.getByLabel('Who should review it?').selectOption(await option.innerText());
  await expect(request.getByText(/is notified by email and sees the text first/)).toBeVisible();
  await expectNoAxeViolations(page);
  await request.getByRole('button', { name: 'Ask for a review' }).click();
  await expect(page.getByText(/asked for a review on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Waiting for review' })).toBeDisabled();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const dashboard = await context.newPage();
  await openScreen(dashboard, editor, '/studio');
  const waiting = dashboard.getByRole('region', { name: 'Assigned to you for review' });
  await expect(waiting).toContainText('Is the title good?');
  await expectNoAxeViolations(dashboard);
  await waiting.getByRole('link', { name: 'For review' }).click();
  await openedText(dashboard);
  await dashboard.getByRole('button', { name: 'Send back' }).click();
  const sendBack = dashboard.getByRole('dialog', { name: 'Send back' });
  await sendBack.getByRole('button', { name: 'Send back' }).click();
  await expect(sendBack.getByText('Say what should be changed')).toBeVisible();
  await sendBack.getByLabel('Note').fill('Shorter, please.');
  await sendBack.getByRole('button', { name: 'Send back' }).click();
  await expect(dashboard.getByText(/sent this text back on/)).toBeVisible();

  await page.goto('/studio');
  const returned = page.getByRole('region', { name: 'Sent back to you' });
  await expect(returned).toContainText('Shorter, please.');
  await returned.getByRole('link', { name: 'For review' }).click();
  await openedText(page);
  await page.getByRole('button', { name: 'Ask for a review' }).click();
  await request.getByRole('button', { name: 'Ask for a review' }).click();
  await expect(page.getByRole('button', { name: 'Waiting for review' })).toBeDisabled();

  await dashboard.reload();
  await openedText(dashboard);
  await dashboard.getByRole('button', { name: 'Approve' }).click();
  await expect(dashboard.getByText(/approved this text on/)).toBeVisible();
  await dashboard.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  await panel(dashboard).getByRole('button', { name: 'Publish now' }).click();
  await expect(panel(dashboard).getByText('Published. Readers see it now.')).toBeVisible();
  await dashboard.keyboard.press('Escape');
  await expect(dashboard.getByText(/approved this text on/)).toBeHidden();
  await context.close();
});

test('versions are compared, named and restored as a draft', async ({ page }) => {
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/posts?q=timetable');
  await page.getByRole('link', { name: 'Care has a timetable' }).click();
  const text = await openedText(page);
  await putCursorBehind(page, text.getByRole('heading').first());
  await page.keyboard.type(' exactly');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Care has no timetable');
  await expectSaved(page);
  await page.getByRole('link', { name: 'Versions' }).click();
  await expect(
    page.getByRole('heading', { name: 'Versions of “Care has no timetable”', level: 1 }),
  ).toBeVisible();
  await expect(page.getByText('+', { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'As Markdown' }).click();
  await expect(page.locator('ins').filter({ hasText: 'exactly' })).toBeVisible();
  await expect(page.locator('del').filter({ hasText: 'a' }).first()).toBeVisible();
  await expectNoAxeViolations(page);

  const list = page.getByRole('navigation', { name: 'Versions by day' });
  await list.getByRole('link').filter({ hasText: 'Live' }).click();
  await page.getByRole('button', { name: /^Name the version of/ }).click();
  await page.getByLabel('Name of the version').fill('Before the joke');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(list.getByText('Before the joke')).toBeVisible();

  await page.getByRole('button', { name: /^Restore the version of/ }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(page.getByText(/is the draft now\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/is the draft now\.$/)).toBeHidden();
  await page.getByRole('button', { name: /^Restore the version of/ }).click();
  await page.getByRole('button', { name: 'Restore as draft' }).click();
  await page.setViewportSize({ width: 390, height: 780 });
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Open the text' }).click();
  await openedText(page);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Care has a timetable',
  );
});

test('the audit log of a text says who changed it, and what', async ({ page }) => {
  const owner = await createStaff(site(), 'administrator');
  await openScreen(page, owner, '/studio/posts');
  await beginPost(page, 'The last tram');
  await expectSaved(page);
  await page.getByRole('link', { name: 'Audit log' }).last().click();
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
  await expect(page.getByText('Only entries about “The last tram”')).toBeVisible();
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries.last()).toContainText('The last tram');
  await expect(entries.last()).toContainText(owner.username);
  await expectNoAxeViolations(page);
  await entries.last().getByRole('link', { name: 'The last tram' }).click();
  await openedText(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByText('Only entries about “The last tram”')).toBeHidden();
  await expect(page).toHaveURL(/\/studio\/audit$/);
});

test('a draft is previewed on its real page, and shared by a link that can be revoked', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(/404/);
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/member-contents?q=votes');
  await page.getByRole('link', { name: /autumn votes/ }).click();
  await openedText(page);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Votes, not published');
  await page.getByLabel('Who can open it').selectOption('premium');
  await page.getByRole('link', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  await expect(
    frame.getByRole('heading', { name: 'Votes, not published', level: 1 }),
  ).toBeVisible();
  await expect(frame.getByText('Only people with this link see this page')).toBeVisible();
  const token = await logInOnAnotherDevice(page.request, editor);
  const id = /member-contents\/([\w-]+)/.exec(page.url())?.[1];
  const renamed = await page.request.put(`/api/studio/entries/member-contents/${id}`, {
    data: { data: { title: 'Votes, renamed elsewhere' } },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(renamed.ok()).toBe(true);
  await expect(frame.getByRole('heading', { name: 'Votes, renamed elsewhere' })).toBeVisible();
  await page.getByLabel('As seen by').selectOption('basic');
  await expect(frame.locator('#locked')).toBeVisible();
  await expect(frame.getByRole('banner').getByText(editor.username)).toHaveCount(1);
  await page.getByLabel('As seen by').selectOption('visitor');
  await expect(frame.getByRole('banner').getByRole('link', { name: 'Join Now' })).toBeVisible();
  await expect(frame.getByRole('banner').getByText(editor.username)).toHaveCount(0);
  // The page in the frame is checked below, on its own.
  await expectNoAxeViolations(page, ['iframe']);

  await page.getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share this draft' });
  await share.getByRole('button', { name: 'Create a link' }).click();
  const link = await share.getByLabel(/^Link, valid until/).inputValue();
  await expectNoAxeViolations(page, ['iframe']);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const stranger = await context.newPage();
  const response = await stranger.goto(link);
  expect(response?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
  });
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Votes, renamed elsewhere');
  await expectNoAxeViolations(stranger);
  await share.getByRole('button', { name: 'Revoke all links' }).click();
  await expect(share.getByText('All links to this draft have been revoked.')).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(404);
  await context.close();
});
