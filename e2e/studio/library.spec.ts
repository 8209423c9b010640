import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { logInOnAnotherDevice, type Person } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { codeOf } from '../support/second-factors.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  storeTheme,
  test,
} from '../support/test.ts';
import { beginPost, createStaff, expectSaved, openScreen } from './support.ts';

const site = useDedicatedSite(80);

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

/** Sets up an app without a browser. */
async function addAuthenticatorApp(request: APIRequestContext, person: Person): Promise<void> {
  const headers = { authorization: `Bearer ${await logInOnAnotherDevice(request, person)}` };
  const started = await request.post('/api/second-factors/totp', { headers });
  const { secret } = await started.json();
  const data = { code: codeOf(secret) };
  const confirmed = await request.post('/api/second-factors/totp/confirm', { headers, data });
  expect(confirmed.status()).toBe(200);
}

const asset = (name: string) => fileURLToPath(new URL(`../pictures/${name}`, import.meta.url));

test('uploads a picture, describes it, uses it in a post, replaces it and cannot delete it', async ({
  page,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/Failed to load resource: the server responded with a status of 500/);
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/media');
  const tiles = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  await expect(tiles.first()).toBeVisible();
  await expectNoAxeViolations(page);

  await page.locator('[data-upload]').setInputFiles([
    { name: 'icon-192.png', mimeType: 'image/png', buffer: readFileSync(asset('icon-192.png')) },
    { name: 'minutes.txt', mimeType: 'text/plain', buffer: Buffer.from('Minutes') },
  ]);
  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  const alt = page.getByLabel('Alternative text of icon-192.png');
  await expect(alt).toBeFocused();
  await expect(page.getByText('Describe the picture for people')).toBeVisible();
  await expectNoAxeViolations(page);
  await alt.fill('The mark of the assembly');
  await page.route('**/api/upload', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(page.getByText(/^Failed to upload image: \S/)).toBeVisible();
  await expect(page.getByText(/^Failed to upload file: \S/)).toBeVisible();
  await page.unroute('**/api/upload');
  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(page.getByText('2 files uploaded')).toBeVisible();

  await page.getByRole('link', { name: 'Unused' }).click();
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page).toHaveURL(/show=unused&view=list/);
  await page.getByRole('searchbox').fill('mark of');
  await page
    .getByRole('row', { name: /icon-192/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { name: 'icon-192.png', level: 1 })).toBeVisible();
  await page.getByLabel('From the left').fill('20');
  await page.getByLabel('Caption').fill('Since 2026');
  await page.getByRole('link', { name: 'Media' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Nothing uses this file')).toBeVisible();
  await expectNoAxeViolations(page);
  const fileUrl = page.url();

  await page.goto('/studio/posts');
  const text = await beginPost(page, 'A post with our mark');
  await text.click();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await page.getByRole('button', { name: 'Choose from the library' }).click();
  await expectNoAxeViolations(page);
  const saved = page.waitForResponse(
    (response) => response.ok() && Boolean(response.request().postData()?.includes('/uploads/')),
  );
  await page.getByRole('button', { name: 'Choose icon-192.png' }).click();
  await expect(text.getByRole('img', { name: 'The mark of the assembly' })).toBeVisible();
  await saved;

  await page.goto(fileUrl);
  const uses = page.getByRole('region', { name: 'Where it is used' });
  await expect(uses.getByRole('link', { name: 'A post with our mark' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'This file is in use' });
  await expect(dialog.getByRole('link', { name: 'A post with our mark' })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const before = await page.getByRole('link', { name: 'Open the file' }).getAttribute('href');
  await page.getByRole('button', { name: 'Replace the file' }).click();
  await page.getByLabel('New file').setInputFiles(asset('icon-512.png'));
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the file' }).click();
  await expect(page.getByText('512 × 512 pixels')).toBeVisible();
  const after = await page.getByRole('link', { name: 'Open the file' }).getAttribute('href');
  const old = await page.request.get(before ?? '', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([302, after]);
});

test('the library works for authors, on a phone and in the dark theme', async ({
  page,
  pageErrors,
}) => {
  // The file that does not exist.
  pageErrors.allow(/404/);
  const author = await createStaff(site(), 'author');
  await page.setViewportSize({ width: 390, height: 800 });
  await storeTheme(page, 'dark');
  await openScreen(page, author, '/studio/media?view=list');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Grid' }).click();
  await page.locator('main li:has(img) a').first().click();
  await expect(page.getByText('You can change the files that you uploaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.goto('/studio/media?q=no+such+file');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.goto('/studio/media/999999');
  await expect(page.getByRole('heading', { name: 'This file no longer exists' })).toBeVisible();
});

test('a file is dropped, and a picture of the library becomes the cover of a post', async ({
  page,
}) => {
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/media');
  const heading = page.getByRole('heading', { name: 'Media', level: 1 });
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Agenda'], 'agenda.txt', { type: 'text/plain' }));
    return transfer;
  });
  await heading.dispatchEvent('dragenter', { dataTransfer });
  await expect(page.getByText('Drop the files to add them')).toBeVisible();
  await heading.dispatchEvent('dragleave', { dataTransfer });
  await expect(page.getByText('Drop the files to add them')).toHaveCount(0);
  await heading.dispatchEvent('dragenter', { dataTransfer });
  await heading.dispatchEvent('drop', { dataTransfer });
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(page.getByText('1 file uploaded')).toBeVisible();

  await page.goto('/studio/posts');
  await beginPost(page, 'A post with a cover');
  const cover = page.getByRole('group', { name: 'Picture' });
  await cover.getByRole('button', { name: 'Add a picture' }).click();
  await page.getByRole('button', { name: 'Choose from the library' }).click();
  await page
    .getByRole('button', { name: /^Choose .*\.(png|jpg|webp)$/ })
    .first()
    .click();
  await expect(cover.getByRole('img')).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(cover.getByRole('img')).toBeVisible();
  await cover.getByRole('button', { name: 'Remove' }).click();
  await expect(cover.getByRole('button', { name: 'Add a picture' })).toBeVisible();
});

test('creates, renames, merges and deletes subjects', async ({ page }) => {
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/tags');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectNoAxeViolations(page);
  const create = async (name: string) => {
    await page.getByRole('button', { name: 'New subject' }).click();
    const dialog = page.getByRole('dialog', { name: 'New subject' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  };
  await create('Night trains');
  await create('Sleepers');

  await page.getByRole('button', { name: 'Night trains', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Night trains' });
  await edit.getByLabel('Address').fill('Night Trains');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Use lower-case letters')).toBeVisible();
  await expectNoAxeViolations(page);
  await edit.getByLabel('Name').fill('Sleeper trains');
  await edit.getByLabel('Address').fill('sleeper-trains');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  const redirect = await page.request.get('/api/redirects/tags/night-trains');
  expect((await redirect.json()).data).toEqual({ slug: 'sleeper-trains' });

  const choose = async (name: string, item: string) => {
    await page.getByRole('button', { name: `Change ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Sleepers', 'Merge');
  const merge = page.getByRole('dialog', { name: 'Merge Sleepers into another one' });
  await merge.getByRole('searchbox').fill('sleeper tr');
  await merge.getByRole('radio', { name: 'Sleeper trains' }).check();
  await expectNoAxeViolations(page);
  await merge.getByRole('button', { name: 'Merge into Sleeper trains' }).click();
  await expect(merge).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sleepers', exact: true })).toHaveCount(0);

  await choose('Sleeper trains', 'Delete');
  const remove = page.getByRole('dialog', { name: 'Delete Sleeper trains?' });
  await expect(remove.getByText('No text uses it.')).toBeVisible();
  await remove.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Sleeper trains', exact: true })).toHaveCount(0);
});

test('shows which texts lose an author who is deleted, and fits a phone', async ({ page }) => {
  const editor = await createStaff(site(), 'editor');
  await page.setViewportSize({ width: 390, height: 800 });
  await openScreen(page, editor, '/studio/authors');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectNoOverflow(page);
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Change/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Merge instead' }).click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
});

test('an author has a picture and an account, and a category a title for search engines', async ({
  page,
}) => {
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/authors');
  await page.getByRole('button', { name: 'New author' }).click();
  const create = page.getByRole('dialog', { name: 'New author' });
  await create.getByLabel('Name').fill('Quill Carter');
  await create.getByRole('button', { name: 'Add a picture' }).click();
  await page.getByRole('button', { name: 'Choose from the library' }).click();
  await page
    .getByRole('button', { name: /^Choose .*\.(png|jpg|webp)$/ })
    .first()
    .click();
  await expect(create.getByRole('img')).toBeVisible();
  const account = create.getByLabel('Account');
  const own = account.locator('option', { hasText: editor.username });
  await account.selectOption(await own.getAttribute('value'));
  await expectNoAxeViolations(page);
  await create.getByRole('button', { name: 'Save' }).click();
  await expect(create).toBeHidden();
  await page.getByRole('button', { name: 'Quill Carter', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Quill Carter' });
  await expect(edit.getByRole('img')).toBeVisible();
  await expect(edit.getByLabel('Account')).toContainText(editor.username);
  await page.keyboard.press('Escape');

  await page.goto('/studio/posts');
  await beginPost(page, 'Written by the person of this account');
  await expect(page.getByLabel('Author').locator('option:checked')).toHaveText('Quill Carter');
  await expectSaved(page);

  await page.goto('/studio/categories');
  const name = page.locator('tbody').getByRole('button').first();
  const category = await name.innerText();
  await name.click();
  const form = page.getByRole('dialog', { name: `Edit ${category}` });
  await form.getByLabel('Title for search engines').fill('Found by search engines');
  const slug = await form.getByLabel('Address').inputValue();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.goto(`/blog?category=${slug}`);
  await expect(page).toHaveTitle(/^Found by search engines/);
});

test('orders policies, edits the landing page and the readers see both', async ({
  page,
  request,
}) => {
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/policies');
  await page.getByRole('link', { name: 'Order of the policies' }).click();
  const area = page.getByRole('region', { name: 'Domestic' });
  await expect(area.getByText('Leads /policies/domestic, because')).toBeVisible();
  await expectNoAxeViolations(page);

  const headers = { authorization: `Bearer ${await logInOnAnotherDevice(request, editor)}` };
  const data = { title: 'Night trains', area: 'domestic', order: 99 };
  await request.post('/api/studio/entries/policies', { headers, data: { data } });
  await page.reload();
  const places = area.getByRole('listitem');
  await expect(places.nth(1)).toContainText('Night trains');
  await area.getByRole('link', { name: 'Night trains' }).press('Alt+ArrowUp');
  await expect(area.getByRole('status')).toHaveText('Moved to place 1 of 2');
  await expect(places.first()).toContainText('Night trains');
  await expect(area.getByRole('link', { name: 'Night trains' })).toBeFocused();
  await page.reload();
  await expect(places.first()).toContainText('Night trains');

  await page.goto('/studio/main-pages');
  await expect(page.getByRole('link', { name: 'Tech manifesto' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View /tech-manifesto' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Privacy policy/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View /policies/privacy' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Landing page' }).click();
  const statement = page.getByLabel('Statement', { exact: true });
  await expect(statement).not.toHaveValue('');
  await statement.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(statement).toBeFocused();
  await expectNoAxeViolations(page);
  await statement.fill('We measure before we speak');
  await page.getByRole('button', { name: 'Add a point' }).click();
  await page.keyboard.type('A vote on what we look into next');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Visitors see it now.').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We measure before we speak');
  await expect(page.getByText('A vote on what we look into next')).toBeVisible();
});

test('the owner invites, changes and revokes staff, after a proof of identity', async ({
  page,
  pageErrors,
  request,
}) => {
  test.slow();
  // The answer of the server that a proof is missing.
  pageErrors.allow(/403/);
  const owner = await createStaff(site(), 'owner');
  const colleague = await createStaff(site(), 'editor');
  const deputy = await createStaff(site(), 'administrator');
  await addAuthenticatorApp(request, deputy);
  await openScreen(page, owner, '/studio/staff');
  const row = page.getByRole('row').filter({ hasText: colleague.email });
  await expect(row).toContainText('Editor');
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite somebody' });
  await invite.getByLabel('First name').fill('Robin');
  await invite.getByLabel('Email address').fill('nobody');
  await invite.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(invite.getByText('Enter an email address')).toBeVisible();
  await expectNoAxeViolations(page);
  await invite.getByLabel('Email address').fill('new.colleague@example.org');
  await invite.getByRole('radio', { name: /^Treasurer/ }).check();
  await invite.getByRole('button', { name: 'Send the invitation' }).click();
  const invited = page.getByRole('dialog', { name: 'new.colleague@example.org is invited' });
  await invited.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: /new\.colleague@example\.org/ })).toContainText(
    'Invited',
  );

  await row.getByRole('button', { name: /^Change/ }).click();
  await page.getByRole('menuitem', { name: 'Change the role' }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Author/ })
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Author');

  // Ten minutes after the login, the server wants a proof first.
  let isProved = false;
  await page.route('/api/staff/*', async (route) => {
    if (isProved || route.request().method() !== 'DELETE') return route.continue();
    return route.fulfill({
      status: 403,
      json: { data: null, error: { status: 403, code: 'proof_required', message: 'Proof' } },
    });
  });
  await page.route('/api/auth/prove', async (route) => {
    if (route.request().method() === 'POST') isProved = true;
    return route.continue();
  });
  await row.getByRole('button', { name: /^Change/ }).click();
  await page.getByRole('menuitem', { name: 'Revoke the role' }).click();
  await page.getByRole('button', { name: 'Revoke the role' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Your password').fill(owner.password);
  await expectNoAxeViolations(page);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Site', exact: true }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByLabel('Action').selectOption({ label: 'Revoked a role' });
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await entries.getByText('Details').click();
  await expect(
    entries.getByRole('row', { name: /Role Author Member without a role/ }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('audit-log.csv');

  await page.getByRole('link', { name: 'Status' }).click();
  await expect(page.getByRole('heading', { name: 'Status', level: 1 })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Scheduled changes' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Scheduled changes' })).toBeVisible();
  await expect(page.getByText('The site does not back itself up.')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);

  await test.step('second factors are reset, and the ownership is transferred', async () => {
    await page.getByRole('link', { name: 'Staff', exact: true }).click();
    const line = page.getByRole('row').filter({ hasText: deputy.email });
    await expect(line).toContainText('Authenticator app');
    await line.getByRole('button', { name: /^Change/ }).click();
    await page.getByRole('menuitem', { name: 'Reset second factors' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Reset second factors' }).click();
    await expect(page.getByText(/^The second factors of .* were reset$/).first()).toBeVisible();
    await expect(line).not.toContainText('Authenticator app');

    await line.getByRole('button', { name: /^Change/ }).click();
    await page.getByRole('menuitem', { name: 'Make owner' }).click();
    const transfer = page.getByRole('dialog', { name: /^Make .* the owner\?$/ });
    await expect(transfer).toContainText('you become an administrator');
    await transfer.getByRole('button', { name: 'Transfer the ownership' }).click();
    await expect(line).toContainText('Owner');
    await expect(page.getByRole('row').filter({ hasText: owner.email })).toContainText(
      'Administrator',
    );
    await expect(line.getByRole('button', { name: /^Change/ })).toHaveCount(0);
  });
});

test('an administrator creates an API token, sees it once, and revokes it', async ({
  page,
  request,
}) => {
  const administrator = await createStaff(site(), 'administrator');
  await openScreen(page, administrator, '/studio/tokens');
  await expect(page.getByRole('heading', { name: 'There are no tokens' })).toBeVisible();
  await page.getByRole('button', { name: 'Create a token' }).click();
  const create = page.getByRole('dialog', { name: 'Create a token' });
  await create.getByRole('button', { name: 'Create a token' }).click();
  await expect(create.getByText('Give the token a name')).toBeVisible();
  await create.getByLabel('Name').fill('Static site');
  await create.getByRole('radio', { name: /^Write and publish/ }).check();
  await create.getByLabel('Expires').selectOption({ label: 'Never' });
  await expectNoAxeViolations(page);
  await create.getByRole('button', { name: 'Create a token' }).click();

  const created = page.getByRole('dialog', { name: 'Copy the token now' });
  const token = await created.getByLabel('Token').inputValue();
  expect(token).toMatch(/^rostra_[\w-]{43}$/);
  await expectNoAxeViolations(page);
  await created.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row', { name: /Static site/ });
  await expect(row).toContainText('Not used yet');
  await expect(page.getByText(token)).toHaveCount(0);

  const drafts = new URL('/api/blog-posts?status=draft', page.url()).href;
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get(drafts, { headers })).status()).toBe(200);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoOverflow(page);
  await row.getByRole('button', { name: /^Revoke/ }).click();
  const revoke = page.getByRole('dialog', { name: 'Revoke “Static site”?' });
  await revoke.getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toHaveCount(0);
  expect((await request.get(drafts, { headers })).status()).toBe(401);
});
