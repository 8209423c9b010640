import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openAsNewMember } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { startServer } from '../support/server.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  open,
  type Page,
  test,
} from '../support/test.ts';

const SECOND = 29;

test.describe.configure({ mode: 'serial' });
const site = useDedicatedSite(20);
let token: string;

test.beforeAll(async () => {
  token = await site().createEditor();
});

async function edit(page: Page, collection: string, slug: string, data: object): Promise<void> {
  const found = await page.request.get(`/api/${collection}?filters[slug][$eq]=${slug}`);
  const [entry] = (await found.json()).data as { documentId: string }[];
  const response = await page.request.put(`/api/${collection}/${entry?.documentId}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { data },
  });
  expect(response.status()).toBe(200);
}

const html = async (page: Page, path: string) => (await page.request.get(path)).text();

test('an edited post is updated immediately on every page that shows it', async ({ page }) => {
  const old = 'What twelve residents changed in a flood plan';
  const slug = 'what-twelve-residents-changed-in-a-flood-plan';
  const carriers = [
    '/',
    '/blog',
    `/blog/${slug}`,
    '/blog?tag=water',
    '/blog/what-a-treaty-costs-to-keep',
  ];
  for (const path of carriers) expect(await html(page, path), path).toContain(old);
  await edit(page, 'blog-posts', slug, { title: 'Twelve residents and a culvert' });
  for (const path of carriers) {
    expect(await html(page, path), path).toContain('Twelve residents and a culvert');
  }
});

test('an edited policy is updated on its page and on the landing page', async ({ page }) => {
  for (const path of ['/', '/policies/economic']) await html(page, path);
  await edit(page, 'policies', 'economic', {
    title: 'Economic policy: mend before you build',
    keyPoints: ['Every bridge should have a named inspector.'],
  });
  expect(await html(page, '/')).toContain('Every bridge should have a named inspector.');
  expect(await html(page, '/policies/economic')).toContain('Mend before you build');
});

test('a second process on the same database shows edits of the first', async ({ page }) => {
  const second = await startServer(SECOND, { DATA_DIR: site().dataDir });
  try {
    const slug = 'what-a-treaty-costs-to-keep';
    const elsewhere = async () => (await fetch(`${second.url}/blog/${slug}`)).text();
    expect(await elsewhere()).not.toContain('The price of a treaty');
    await edit(page, 'blog-posts', slug, { title: 'The price of a treaty' });
    await expect.poll(elsewhere).toContain('The price of a treaty');
  } finally {
    await second.stop();
  }
});

test('a renamed category is updated on the lists', async ({ page }) => {
  await html(page, '/blog');
  await edit(page, 'categories', 'economy', { name: 'Money and upkeep' });
  expect(await html(page, '/blog')).toContain('Money and upkeep');
});

test('old slugs of categories and subjects redirect to the new ones', async ({ page }) => {
  await edit(page, 'categories', 'public-technology', { slug: 'technology' });
  await edit(page, 'tags', 'digital-identity', { slug: 'identity' });
  await open(page, '/blog?category=public-technology&tag=digital-identity');
  await expect(page).toHaveURL('/blog?category=technology&tag=identity');
  await open(page, '/blog?category=public-technology&q=register');
  await expect(page).toHaveURL('/blog?category=technology&q=register');
  expect((await page.request.get('/blog?category=nothing-of-that-name')).status()).toBe(404);
});

test('every subject and category has a page, even with more than a hundred of them', async ({
  page,
}) => {
  const make = async (collection: string, name: string) => {
    const response = await page.request.post(`/api/${collection}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { data: { name } },
    });
    expect(response.status()).toBe(201);
    return (await response.json()).data.id as number;
  };
  for (let count = 0; count < 100; count += 1) await make('tags', `A ${count}`);
  for (let count = 0; count < 100; count += 1) await make('categories', `A ${count}`);
  const tags = [await make('tags', 'Zoning')];
  const categories = [await make('categories', 'Zoos')];
  await edit(page, 'blog-posts', 'care-has-a-timetable', { tags, categories });
  for (const [path, name] of [
    ['/blog?tag=zoning', 'Zoning'],
    ['/blog?category=zoos', 'Zoos'],
  ] as const) {
    await page.goto('/blog/care-has-a-timetable');
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('article')).toHaveCount(1);
    const links = page.getByRole('navigation', { name: /Categories|Subjects/ }).getByRole('link');
    await expect(links.and(page.locator('[aria-current]')).last()).toHaveText(name);
  }
});

test('a link in a text to a file of the site opens the file', async ({ page }) => {
  const slug = 'identity-without-a-checkpoint';
  await edit(page, 'blog-posts', slug, {
    body: 'What robots may read is in [a file](/robots.txt); read on with [care](/blog/care-has-a-timetable).',
  });
  await open(page, `/blog/${slug}`);
  const opened = page.waitForResponse(
    (response) =>
      response.url().endsWith('/robots.txt') && response.request().isNavigationRequest(),
  );
  await page.getByRole('link', { name: 'a file' }).click();
  expect((await opened).status()).toBe(200);
  await page.goBack();
  await page.getByRole('link', { name: 'care', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Care has a timetable');
});

test('a post without an excerpt is described by its first sentences', async ({ page }) => {
  const slug = 'reading-a-procurement-notice-line-by-line';
  await edit(page, 'blog-posts', slug, {
    excerpt: null,
    seo: null,
    body: '## First\n\nA notice has *twelve* lines.[^1] Read the ninth.\n\n[^1]: Note.',
  });
  await page.goto(`/blog/${slug}`);
  const begin = 'A notice has twelve lines. Read the ninth.';
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(description).toBe(begin);
  const [article] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(article ?? '').description).toBe(description);
});

test('the old URL of a post redirects to the new one', async ({ page }) => {
  await edit(page, 'blog-posts', 'night-flow', { slug: 'what-flows-at-three' });
  const response = await page.request.get('/blog/night-flow', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/blog/what-flows-at-three');
  await page.goto('/blog/night-flow');
  await expect(page).toHaveURL(`${site().url}/blog/what-flows-at-three`);
});

test('the main policy of an area keeps its URL when its slug changes', async ({ page }) => {
  await html(page, '/sitemap.xml');
  await edit(page, 'policies', 'international', { slug: 'promises-we-can-keep' });
  const response = await page.goto('/policies/international');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Promises we can keep');
  const address = `${site().url}/policies/international`;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  const sitemap = await html(page, '/sitemap.xml');
  expect(sitemap).toContain('/policies/international</loc>');
  expect(sitemap).not.toContain('/policies/promises-we-can-keep</loc>');
  const moved = await page.request.get('/policies/promises-we-can-keep', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/policies/international']);
  const manifesto = await page.request.get('/policies/tech-manifesto', { maxRedirects: 0 });
  expect([manifesto.status(), manifesto.headers().location]).toEqual([301, '/tech-manifesto']);

  await page.goto('/blog?q=promises+abroad');
  await page.getByRole('link', { name: 'International policy: promises we can keep' }).click();
  await expect(page).toHaveURL(address);
});

test('a second policy of an area has its own page, linked from the area', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/404/);
  for (const path of ['/', '/policies/domestic']) {
    expect(await html(page, path), path).not.toContain('A roof first');
  }
  expect((await page.request.get('/policies/housing')).status()).toBe(404);
  const made = await page.request.post('/api/policies', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      data: {
        title: 'Domestic policy: a roof first',
        slug: 'housing',
        area: 'domestic',
        summary: 'Homes before targets.',
        body: '## Why\n\nA ridgepole and a register.',
      },
    },
  });
  expect(made.status()).toBe(201);

  await page.goto('/');
  const index = page.getByRole('region', { name: 'Policies' });
  await expect(index.getByRole('listitem').first()).toContainText('Services within reach');
  await index.getByRole('link', { name: /Domestic/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Services within reach');
  const more = page.getByRole('navigation', { name: 'More on this subject' });
  await more.getByRole('link', { name: 'Domestic policy: a roof first' }).click();
  await expect(page).toHaveURL('/policies/housing');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A roof first');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${site().url}/policies/housing`,
  );
  await expect(more.getByRole('link')).toHaveText('Domestic policy: services within reach');
  // Those of the other two areas, and the list of all.
  const others = page.getByRole('navigation', { name: 'Other policies' }).getByRole('link');
  await expect(others).toHaveCount(3);
  await expect(others.last()).toHaveAttribute('href', '/policies');
  expect(await html(page, '/sitemap.xml')).toContain('/policies/housing</loc>');
  await page.goto('/blog?q=ridgepole');
  await page
    .getByRole('main')
    .getByRole('link', { name: /a roof first/ })
    .click();
  await expect(page).toHaveURL('/policies/housing');

  await edit(page, 'policies', 'housing', { slug: 'homes' });
  const moved = await page.request.get('/policies/housing', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/policies/homes']);
  expect(await html(page, '/policies/domestic')).toContain('/policies/homes');
});

const WIDE = 'a long line of code that no small screen has room for, '.repeat(25);

/** Skipped heading levels, wide code, footnotes in headings, and headings that collide with ids of the page. */
const difficultMarkdown = (headings: readonly string[]) => `
#### Too deep for a beginning

- [x] One thing
- [ ] Another

\`\`\`
${WIDE}
\`\`\`

## Costs[^1]

| a | b |
| - | - |
| 1 | 2 |

##### Far below

# fn 1

${headings.map((heading) => `## ${heading}\n\nWords.\n`).join('\n')}

[^1]: A source.
`;

const idsOutsideText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[id]')]
      .filter((element) => element.closest('.prose') === null)
      .map(({ id }) => id),
  );

for (const [collection, slug, path] of [
  ['policies', 'domestic', '/policies/domestic'],
  ['policies', 'about', '/about'],
  ['blog-posts', 'how-we-cost-a-promise', '/blog/how-we-cost-a-promise'],
  [
    'member-contents',
    'members-letter-the-autumn-votes',
    '/dashboard/content/members-letter-the-autumn-votes',
  ],
] as const) {
  test(`${path} stays accessible with difficult Markdown`, async ({ page, request }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const show = async () => {
      if (collection === 'member-contents') await page.goto(path);
      else await open(page, path);
      await page.locator('.prose').waitFor();
    };
    if (collection === 'member-contents') await openAsNewMember(page, request, path);
    await show();
    const around = await idsOutsideText(page);
    expect(around).toContain('main');
    // Heading ids are lower-case; ids with capitals come from React and cannot collide.
    const names = around
      .filter((id) => /^[a-z0-9-]+$/.test(id))
      .map((id) => id.replaceAll('-', ' '));
    await edit(page, collection, slug, { body: difficultMarkdown([...names, 'Housing']) });
    await show();
    await expect(page.locator('.prose h2#housing')).toBeVisible();
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await expectNoAxeViolations(page);
    await expectNoOverflow(page);
  });
}

test('while content is unavailable, cached pages are served and others offer a retry', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/503/);
  const db = new DatabaseSync(join(site().dataDir, 'rostra.db'));
  expect((await page.goto('/policies/domestic'))?.status()).toBe(200);
  db.exec('alter table policies rename to policies_away');
  try {
    expect((await page.goto('/policies/domestic'))?.status()).toBe(200);
    const response = await page.goto('/tech-manifesto');
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page is temporarily unavailable.',
    );
  } finally {
    db.exec('alter table policies_away rename to policies');
    db.close();
  }
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Public technology');
});
