import { useDedicatedSite } from '../support/dedicated-site.ts';
import { serverUrl } from '../support/server.ts';
import { type StrapiStandIn, startStrapi } from '../support/strapi.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  storeTheme,
  test,
} from '../support/test.ts';
import { createStaff, openScreen } from './support.ts';

const STRAPI = 131;
const SECRET = 'a secret for webhooks';
const POSTS = 10;
const LATER = '2026-01-06T08:00:00.000Z';

test.describe.configure({ mode: 'default' });

/** Hints are followed within seconds, but the machine may be busy. */
const soon = { timeout: 60_000 };

let strapi: StrapiStandIn;
test.beforeAll(async () => {
  strapi = await startStrapi(STRAPI);
  strapi.posts = Array.from({ length: POSTS }, (_, index) => ({
    documentId: `from-strapi-${index}`,
    title: `From Strapi ${index}`,
  }));
});
test.afterAll(() => strapi.stop());

const site = useDedicatedSite(130, {
  CONTENT_URL: serverUrl(STRAPI),
  CONTENT_TOKEN: 'a-token-of-the-stand-in',
  CONTENT_HOOK_SECRET: SECRET,
});

test('an administrator follows the mirror of a Strapi', async ({ page, request, pageErrors }) => {
  // The preview of Strapi is a page of another host.
  pageErrors.allow(/^other host: .*\/admin\/preview/);
  const sendHook = (documentId: string) =>
    request.post(`${site().url}/api/content-hook`, {
      headers: { authorization: `Bearer ${SECRET}` },
      data: { event: 'entry.unpublish', uid: 'api::blog-post.blog-post', entry: { documentId } },
    });
  const post = `${site().url}/blog/from-strapi-3`;
  const admin = await createStaff(site(), 'administrator');

  await test.step('the first copy is complete', async () => {
    await openScreen(page, admin, '/studio/imports');
    await page.getByRole('link', { name: 'Mirror of Strapi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mirror of Strapi' })).toBeVisible();
    await expect(page.getByText('The copy is complete')).toBeVisible(soon);
    await expect(page.getByRole('row', { name: `Posts ${POSTS}` })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: `${POSTS} entries with remarks` }),
    ).toBeVisible();
    await expect(page.getByText('Embedded content became a link').first()).toBeVisible();
    await expectNoAxeViolations(page);
    expect((await request.get(post)).status()).toBe(200);
  });

  await test.step('a mirrored text is read only, and leads to Strapi', async () => {
    const found = await request.get(`${site().url}/api/blog-posts?filters[slug]=from-strapi-3`);
    const { documentId } = (await found.json()).data[0];
    await page.goto(`/studio/posts/${documentId}`);
    await expect(page.getByText('This text is edited in Strapi')).toBeVisible(soon);
    const link = page.getByRole('link', { name: 'Open in Strapi' });
    await expect(link).toHaveAttribute(
      'href',
      `${serverUrl(STRAPI)}/admin/content-manager/collection-types/api::blog-post.blog-post/from-strapi-3`,
    );
    await expect(
      page.getByRole('textbox', { name: 'Title', exact: true }).first(),
    ).not.toBeEditable();
    await expectNoAxeViolations(page);
  });

  await test.step('a draft is shown to staff only, also in the frame of Strapi', async () => {
    strapi.drafts = [{ documentId: 'later', title: 'A draft in Strapi' }];
    const preview = `${site().url}/preview/blog-posts/later`;
    const strapiPage = `${serverUrl(STRAPI)}/admin/preview?url=${encodeURIComponent(preview)}`;
    const visitor = await page.context().browser()?.newPage();
    if (!visitor) throw new Error('There is no browser');
    await visitor.goto(preview);
    await expect(visitor).toHaveURL(/\/login\?from=/);
    await visitor.goto(strapiPage);
    const login = visitor.frameLocator('iframe').getByRole('link', { name: 'Log in' });
    await expect(login).toHaveAttribute('target', '_blank');
    await visitor.close();

    await page.goto(preview);
    const draft = page.frameLocator('iframe').getByRole('heading', { name: 'A draft in Strapi' });
    await expect(draft).toBeVisible(soon);
    await expect(page.getByRole('link', { name: 'Open in the studio' })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoOverflow(page);

    await page.goto(strapiPage);
    const framed = page.frameLocator('iframe').frameLocator('iframe');
    await expect(framed.getByRole('heading', { name: 'A draft in Strapi' })).toBeVisible(soon);
    strapi.drafts = [{ documentId: 'later', title: 'Changed', updatedAt: LATER }];
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(framed.getByRole('heading', { name: 'Changed' })).toBeVisible(soon);
    expect((await request.get(`${site().url}/blog/later`)).status()).toBe(404);
    for (const path of ['/sitemap.xml', '/feed.xml', '/api/search?q=changed', '/search?q=draft']) {
      const found = await (await request.get(`${site().url}${path}`)).text();
      expect(found).not.toContain('blog/later');
    }
  });

  await test.step('a mass removal waits for a confirmation', async () => {
    await page.goto('/studio/mirror');
    await expect(page.getByText('The copy is complete')).toBeVisible(soon);
    strapi.posts = strapi.posts.slice(0, 2);
    expect((await sendHook('from-strapi-3')).status()).toBe(204);
    await expect(page.getByText('8 entries are gone from Strapi')).toBeVisible(soon);
    await expectNoAxeViolations(page);
    for (const [width, theme] of [
      [320, 'light'],
      [390, 'dark'],
      [1440, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await storeTheme(page, theme);
      await expectNoOverflow(page);
    }
    expect((await request.get(post)).status()).toBe(200);
    await page.getByRole('button', { name: 'Take down 8 entries' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take these entries down?' });
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Take down 8 entries' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('8 entries are gone from Strapi')).toBeHidden();
    await expect(async () => {
      expect((await request.get(post)).status()).toBe(404);
    }).toPass(soon);
    expect((await request.get(`${site().url}/blog/from-strapi-1`)).status()).toBe(200);
  });

  await test.step('an outage is shown, and changes nothing for readers', async () => {
    strapi.isDown = true;
    await sendHook('from-strapi-1');
    await expect(page.getByText('Strapi could not be read')).toBeVisible(soon);
    await expect(page.getByText('blog-posts: 503')).toBeVisible();
    await expectNoAxeViolations(page);
    expect((await request.get(`${site().url}/blog/from-strapi-1`)).status()).toBe(200);
  });
});

test('without a mirror, the screen says how to set one up', async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to load resource/);
  const admin = await createStaff(site(), 'administrator');
  await openScreen(page, admin, '/studio/imports');
  await page.route('**/api/studio/mirror', (route) => route.fulfill({ json: { data: null } }));
  await page.getByRole('link', { name: 'Mirror of Strapi' }).click();
  await expect(page.getByRole('heading', { name: 'No Strapi is mirrored' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute('**/api/studio/mirror');
  await page.route('**/api/studio/mirror', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The state of the mirror could not be loaded')).toBeVisible(soon);
});
