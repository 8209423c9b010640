import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  storeTheme,
  test,
} from '../support/test.ts';
import { createStaff, openScreen } from './support.ts';

const site = useDedicatedSite(104);

test.describe.configure({ mode: 'default' });

/** Work in the background starts a process, which takes a while on a busy machine. */
const soon = { timeout: 60_000 };

/** Made with Strapi's own tool. */
const STRAPI_EXPORT = new URL(
  '../../apps/server/src/testing/strapi/recorded/export.tar.gz',
  import.meta.url,
).pathname;

const ghostExport = {
  db: [
    {
      meta: { version: '5.82.0' },
      data: {
        posts: [
          {
            id: 'p1',
            title: 'A well-tended commons',
            slug: 'a-well-tended-commons',
            html: '<p>About a <b>river</b>.</p><iframe src="https://video.example/1"></iframe>',
            status: 'published',
            visibility: 'public',
            published_at: '2025-01-02T08:00:00.000Z',
          },
        ],
        tags: [{ id: 't1', name: 'Rivers', slug: 'rivers', visibility: 'public' }],
        posts_tags: [{ post_id: 'p1', tag_id: 't1' }],
      },
    },
  ],
};

test('an administrator moves in from Ghost, and changes their mind', async ({ page, request }) => {
  const admin = await createStaff(site(), 'administrator');
  await openScreen(page, admin, '/studio/imports');
  await expect(page.getByRole('heading', { name: 'Nothing has been imported yet' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Upload and check' }).click();
  await expect(page.getByText('Choose a file')).toBeVisible();

  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'ghost-export.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(ghostExport)),
  });
  await page.getByRole('button', { name: 'Upload and check' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ghost-export.json' })).toBeVisible();
  await expect(page.getByText('This is what would happen.')).toBeVisible(soon);
  const counts = page.getByRole('region', { name: 'What is imported' });
  await expect(counts.getByRole('row', { name: 'Posts 1' })).toBeVisible();
  await expect(page.getByText('Embedded content became a link')).toBeVisible();
  await expectNoAxeViolations(page);
  for (const [width, theme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await storeTheme(page, theme);
    await expectNoOverflow(page);
  }
  const old = `${site().url}/a-well-tended-commons`;
  // Another process imports. This one hears of it within a second.
  const statusOfOld = async () => (await request.get(old, { maxRedirects: 0 })).status();
  expect(await statusOfOld()).toBe(404);

  await page.getByRole('button', { name: 'Start the import' }).click();
  await expect(page.getByText('The import is complete.')).toBeVisible(soon);
  await expect.poll(statusOfOld).toBe(301);
  const moved = await request.get(old, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/blog/a-well-tended-commons']);
  expect(await (await request.get(old)).text()).toContain('About a <strong>river</strong>');

  await page.getByRole('button', { name: 'Undo the import' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('“ghost”');
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('2 entries were removed; 0 were kept.')).toBeVisible(soon);
  await expect.poll(statusOfOld).toBe(404);

  await page.getByRole('link', { name: 'Imports' }).last().click();
  const history = page.getByRole('table', { name: 'History' });
  await expect(history.getByRole('row').filter({ hasText: 'Undone' })).toHaveCount(1);
});

test('an administrator imports one language of an export of Strapi', async ({ page, request }) => {
  const admin = await createStaff(site(), 'administrator');
  await openScreen(page, admin, '/studio/imports?format=strapi');
  await expect(page.getByLabel(/^Key /)).toHaveAttribute('type', 'password');
  await expectNoAxeViolations(page);
  await page.getByLabel('File', { exact: true }).setInputFiles(STRAPI_EXPORT);
  await page.getByRole('button', { name: 'Upload and check' }).click();
  await expect(page.getByText('This is what would happen.')).toBeVisible(soon);
  await expect(page.getByRole('row', { name: 'Posts 3' })).toBeVisible();
  const language = page.getByRole('combobox', { name: 'Language to import' });
  await expect(language).toHaveValue('en');
  await language.selectOption('German');
  await expect(page.getByRole('row', { name: 'Posts 1' })).toBeVisible(soon);
  await expect(language).toHaveValue('de');
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Start the import' }).click();
  await expect(page.getByText('The import is complete.')).toBeVisible(soon);
  await expect(page.getByText('Only texts in one language are imported: German.')).toBeVisible();
  expect((await request.get(`${site().url}/blog/a-river-de`)).status()).toBe(200);
});

test('an editor cannot import', async ({ page }) => {
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/imports');
  await expect(page.getByRole('button', { name: 'Upload and check' })).toHaveCount(0);
});

test('an administrator imports a list of members, and undoes it', async ({ page }) => {
  const admin = await createStaff(site(), 'administrator');
  await openScreen(page, admin, '/studio/members');
  await page.getByRole('link', { name: 'Import a list' }).click();
  const list =
    'email;name\nrosa@list.example;Rosa Quist\nrosa@list.example;Twice\nnobody;No address\n';
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'members.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list),
  });
  await page.getByLabel('Tell the members by email').check();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Upload and check' }).click();
  await expect(page.getByText('This is what would happen.')).toBeVisible(soon);
  await expect(page.getByText('The address occurs earlier in the file.')).toBeVisible();
  await expect(page.getByText('Row 4')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Start the import' }).click();
  await expect(page.getByText('The import is complete.')).toBeVisible(soon);
  const job = page.url();

  await page.goto('/studio/members?search=rosa');
  await expect(page.getByRole('link', { name: 'Rosa Quist' })).toBeVisible();

  await page.goto(job);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo the import?' });
  await expect(dialog).toContainText('without an email');
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('1 entry was removed; 0 were kept.')).toBeVisible(soon);
});
