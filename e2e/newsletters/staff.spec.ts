import { readFile } from 'node:fs/promises';
import { createStaff, openScreen } from '../studio/support.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  type Page,
  test,
} from '../support/test.ts';

const site = useDedicatedSite(178, { FEATURE_NEWSLETTERS: 'true', SITE_LANGUAGES: 'en,de' });

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

/** The dry run and the import are work in the background. */
const soon = { timeout: 60_000 };

/** As listmonk exports it. */
const LIST = `uuid,email,name,attributes,status,created_at,updated_at
1,ann@list.example,Ann,{},enabled,2024-01-15T10:00:00Z,2024-01-15T10:00:00Z
2,a.very.long.address.that.needs.a.second.line.on.a.telephone@subdomain.list.example,Bob,{},enabled,2024-01-15T10:00:00Z,2024-01-15T10:00:00Z
3,gone@list.example,Gone,{},disabled,2024-01-15T10:00:00Z,2024-01-15T10:00:00Z
4,spam@list.example,Spam,{},blocklisted,2024-01-15T10:00:00Z,2024-01-15T10:00:00Z
5,not an address,Nobody,{},enabled,2024-01-15T10:00:00Z,2024-01-15T10:00:00Z
`;

async function expectFitsEverywhere(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
  }
}

test('an administrator creates newsletters, and an editor sees them', async ({
  page,
  pageErrors,
  browser,
}) => {
  // A refused form.
  pageErrors.allow(/status of 400/);
  const admin = await createStaff(site(), 'administrator');
  await openScreen(page, admin, '/studio');
  await page.getByRole('link', { name: 'Newsletters', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No newsletters yet' })).toBeVisible();
  await page.getByRole('link', { name: 'New newsletter' }).click();
  const create = page.getByRole('button', { name: 'New newsletter' });
  await create.click();
  await expect(page.getByText('Enter a name')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Weekly letter');
  await page.getByLabel('Description').fill('Every Monday.');
  await expectFitsEverywhere(page);
  await create.dblclick();
  const rows = page.getByRole('table', { name: 'Newsletters' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);

  await page.getByRole('link', { name: 'New newsletter' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Press');
  await create.click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: /Press.*up/ }).click();
  await expect(rows.first()).toContainText('Press');
  await page.reload();
  await expect(rows.first()).toContainText('Press');
  await expectFitsEverywhere(page);

  await page.getByRole('link', { name: 'Press', exact: true }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('Welcome');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Newsletter saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close newsletter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close “Press”?' });
  await dialog.getByRole('button', { name: 'Close newsletter' }).click();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  // Closing it is no change of its texts.
  await page.getByLabel('Description').fill('For journalists.');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
  await expectFitsEverywhere(page);

  const editor = await createStaff(site(), 'editor');
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await openScreen(theirs, editor, '/studio/newsletters');
  await expect(theirs.getByRole('row', { name: /Weekly letter/ })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Subscribers', exact: true })).toBeHidden();
  await expect(theirs.getByRole('link', { name: 'New newsletter' })).toBeHidden();
  await other.close();

  await page.getByRole('button', { name: 'Delete newsletter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete newsletter' }).click();
  await expect(rows).toHaveCount(1);
});

test('an administrator imports a list, looks after subscribers and undoes the import', async ({
  page,
  pageErrors,
}) => {
  // Refused forms.
  pageErrors.allow(/status of 400/);
  const admin = await createStaff(site(), 'administrator');
  await openScreen(page, admin, '/studio/subscribers');
  await expect(page.getByRole('heading', { name: 'No subscribers yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Import a list' }).click();
  await page.getByLabel('File', { exact: true }).setInputFiles({
    ...{ name: 'subscribers.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) },
  });
  await page.getByRole('button', { name: 'Upload and check' }).click();
  await expect(page.getByText('Choose at least one newsletter')).toBeVisible();
  await page.getByLabel('Weekly letter').check();
  await page.getByRole('button', { name: 'Upload and check' }).click();
  await expect(page.getByText('Say where the consent of these people comes from')).toBeVisible();
  await page.getByLabel('Where does their consent come from?').fill('Form on our old website');
  await expectFitsEverywhere(page);
  await page.getByRole('button', { name: 'Upload and check' }).click();
  await expect(page.getByText('This is what would happen.')).toBeVisible(soon);
  const counts = page.getByRole('table', { name: 'What happens to the rows' });
  await expect(counts.getByRole('row', { name: 'New subscribers 2' })).toBeVisible();
  await expect(counts.getByRole('row', { name: 'Have unsubscribed 1' })).toBeVisible();
  await expect(page.getByText('email → email address')).toBeVisible();
  await expect(page.getByText('Not read: name, attributes, updated_at')).toBeVisible();
  const broken = page.getByRole('listitem').filter({ hasText: 'Row 6' });
  await expect(broken).toContainText('This is not an email address.');
  await expectFitsEverywhere(page);
  await page.getByRole('button', { name: 'Start the import' }).dblclick();
  await expect(page.getByText('The import is complete.')).toBeVisible(soon);
  const report = page.url();

  await page.goto('/studio/subscribers');
  const rows = page.getByRole('table', { name: 'Subscribers' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expectFitsEverywhere(page);
  await page.getByLabel('State').selectOption('Left');
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await page.getByRole('searchbox').fill('ANN@');
  await expect(rows).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toMatch(/^"email".*\r\n"ann@list\.example","subscribed","Weekly letter"/);

  await page.getByRole('link', { name: 'ann@list.example' }).click();
  await expect(page.getByText('Joined “Weekly letter”')).toBeVisible();
  await expect(page.getByText('Form on our old website')).toBeVisible();
  await expectFitsEverywhere(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('Left “Weekly letter”')).toBeVisible();
  await page.getByRole('button', { name: 'Suppress' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Asked on the telephone');
  await dialog.getByRole('button', { name: 'Suppress' }).click();
  await expect(page.getByText('Asked on the telephone')).toBeVisible();

  await page.goto('/studio/suppressions');
  const addresses = page.getByRole('table', { name: 'Suppressed addresses' }).locator('tbody tr');
  await expect(addresses).toHaveCount(2);
  await expectFitsEverywhere(page);
  await addresses.filter({ hasText: 'ann@' }).getByRole('button', { name: 'Lift' }).click();
  await dialog.getByRole('button', { name: 'Lift' }).click();
  await expect(addresses).toHaveCount(1);

  await page.goto('/studio/subscribers?q=ann');
  await page.getByRole('link', { name: 'ann@list.example' }).click();
  await page.getByRole('button', { name: 'Erase' }).click();
  await dialog.getByLabel('Email address').fill('ann@example.org');
  await dialog.getByRole('button', { name: 'Erase for ever' }).click();
  await expect(dialog.getByText('This is not the address of the subscriber')).toBeVisible();
  await dialog.getByLabel('Email address').fill('Ann@list.example');
  await dialog.getByRole('button', { name: 'Erase for ever' }).click();
  await expect(page).toHaveURL('/studio/subscribers');
  await expect(rows).toHaveCount(1);

  await page.goto(report);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(dialog).toContainText('The people whom this import has added are deleted');
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('1 entry was removed')).toBeVisible(soon);
  await page.goto('/studio/subscribers');
  await expect(page.getByRole('heading', { name: 'No subscribers yet' })).toBeVisible();
});
