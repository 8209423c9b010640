import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openAs, register } from './support/accounts.ts';
import { startOwnServer } from './support/own-server.ts';
import { ownSite } from './support/own-site.ts';
import {
  expect,
  expectNoAxeFindings,
  expectNoOverflow,
  open,
  type Page,
  test,
} from './support/test.ts';

const SECOND = 29;

test.describe.configure({ mode: 'serial' });
const site = ownSite(20);
let token: string;

test.beforeAll(async () => {
  token = await site().makeEditor();
});

async function edit(page: Page, collection: string, slug: string, data: object): Promise<void> {
  const found = await page.request.get(`/api/${collection}?filters[slug][$eq]=${slug}`);
  const [entry] = (await found.json()).data as { documentId: string }[];
  const answer = await page.request.put(`/api/${collection}/${entry?.documentId}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { data },
  });
  expect(answer.status()).toBe(200);
}

const html = async (page: Page, path: string) => (await page.request.get(path)).text();

test('an edit of a post shows at once on every page that carries it', async ({ page }) => {
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

test('an edit of a policy shows on its page and on the landing page', async ({ page }) => {
  for (const path of ['/', '/policies/economic']) await html(page, path);
  await edit(page, 'policies', 'economic', {
    title: 'Economic policy: mend before you build',
    keyPoints: ['Every bridge should have a named inspector.'],
  });
  expect(await html(page, '/')).toContain('Every bridge should have a named inspector.');
  expect(await html(page, '/policies/economic')).toContain('Mend before you build');
});

test('a second process on the same data shows the edit of the first', async ({ page }) => {
  const second = await startOwnServer(SECOND, { DATA_DIR: site().dataDir });
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

test('a new category name shows on the lists', async ({ page }) => {
  await html(page, '/blog');
  await edit(page, 'categories', 'economy', { name: 'Money and upkeep' });
  expect(await html(page, '/blog')).toContain('Money and upkeep');
});

test('a post that moved is found under its old address', async ({ page }) => {
  await edit(page, 'blog-posts', 'night-flow', { slug: 'what-flows-at-three' });
  const answer = await page.request.get('/blog/night-flow', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/blog/what-flows-at-three');
  await page.goto('/blog/night-flow');
  await expect(page).toHaveURL(`${site().url}/blog/what-flows-at-three`);
});

test('a policy keeps its address whatever its slug', async ({ page }) => {
  await edit(page, 'policies', 'international', { slug: 'promises-we-can-keep' });
  const answer = await page.goto('/policies/international');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Promises we can keep');
});

const WIDE = 'a long line of code that no small screen has room for, '.repeat(25);

/** Everything that Markdown offers and a careless hand can get wrong. */
const careless = (headings: readonly string[]) => `
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

const idsAround = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[id]')]
      .filter((element) => element.closest('.prose') === null)
      .map(({ id }) => id),
  );

for (const [collection, slug, path] of [
  ['policies', 'economic', '/policies/economic'],
  ['policies', 'about', '/about'],
  ['blog-posts', 'how-we-cost-a-promise', '/blog/how-we-cost-a-promise'],
  [
    'member-contents',
    'members-letter-the-autumn-votes',
    '/dashboard/content/members-letter-the-autumn-votes',
  ],
] as const) {
  test(`what is written on ${path} reaches everyone, whatever it is`, async ({ page, request }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const show = async () => {
      if (collection === 'member-contents') await page.goto(path);
      else await open(page, path);
      await page.locator('.prose').waitFor();
    };
    if (collection === 'member-contents') await openAs(page, await register(request), path);
    await show();
    const around = await idsAround(page);
    expect(around).toContain('main');
    // Headings make no capitals, which React's own ids have.
    const names = around
      .filter((id) => /^[a-z0-9-]+$/.test(id))
      .map((id) => id.replaceAll('-', ' '));
    await edit(page, collection, slug, { body: careless([...names, 'Housing']) });
    await show();
    await expect(page.locator('.prose h2#housing')).toBeVisible();
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await expectNoAxeFindings(page);
    await expectNoOverflow(page);
  });
}

test('while content cannot be read, kept pages stay and others offer a retry', async ({
  page,
  watch,
}) => {
  watch.allow(/503/);
  const db = new DatabaseSync(join(site().dataDir, 'rostra.db'));
  expect((await page.goto('/policies/domestic'))?.status()).toBe(200);
  db.exec('alter table policies rename to policies_away');
  try {
    expect((await page.goto('/policies/domestic'))?.status()).toBe(200);
    const answer = await page.goto('/tech-manifesto');
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page cannot be reached just now.',
    );
  } finally {
    db.exec('alter table policies_away rename to policies');
    db.close();
  }
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Public technology');
});
