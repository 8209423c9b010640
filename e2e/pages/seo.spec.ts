import type { PageName } from '@rostra/contract/pages';
import { addressOf } from '../support/page-addresses.ts';
import { expect, open, type Page, test } from '../support/test.ts';

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

const structuredData = async (page: Page): Promise<Thing[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  );
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');
const feeds = (page: Page) =>
  page
    .locator('link[rel="alternate"][type="application/rss+xml"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

const PAGES = [
  '/',
  '/about',
  '/policies',
  '/take-part',
  '/consultations',
  '/votes',
  '/pledges',
  '/policies/domestic/versions',
  '/policies/domestic/versions/1',
  '/policies/domestic',
  '/policies/international',
  '/policies/economic',
  '/tech-manifesto',
  '/blog',
  '/blog?page=2',
  '/blog?category=economy',
  '/blog?tag=care',
  '/blog/how-we-cost-a-promise',
  '/blog/night-flow',
];

test('every page has a unique title, description and canonical URL', async ({ page, baseURL }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const path of PAGES) {
    await page.goto(path);
    titles.add(await page.title());
    descriptions.add(await meta(page, 'description'));
    if (!path.includes('night-flow')) expect(await canonical(page)).toBe(`${baseURL}${path}`);
    expect(await meta(page, 'og:image')).toMatch(/^http.+\.png$/);
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
    expect(await feeds(page)).toContain('/feed.xml');
  }
  expect(titles.size).toBe(PAGES.length);
  expect(descriptions.size).toBe(PAGES.length);
});

test('the canonical URL of a list ignores other query parameters', async ({ page, baseURL }) => {
  await page.goto('/blog?utm_source=x&tag=care&page=1');
  expect(await canonical(page)).toBe(`${baseURL}/blog?tag=care`);
});

test('pages contain structured data for organisation, article and breadcrumbs', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  expect((await structuredData(page)).map((thing) => thing['@type'])).toContain('Organization');
  await page.goto('/blog/how-we-cost-a-promise');
  const [article, crumbs] = await structuredData(page);
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'How we cost a promise',
    author: { '@type': 'Person', name: 'Hanna Adomako-Reid' },
    datePublished: '2026-06-11T06:30:00.000Z',
    mainEntityOfPage: `${baseURL}/blog/how-we-cost-a-promise`,
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(await meta(page, 'article:published_time')).toBe('2026-06-11T06:30:00.000Z');
});

const DECISIONS: Partial<Record<PageName, readonly string[]>> = {
  policies: ['CollectionPage', 'BreadcrumbList'],
  editions: ['CollectionPage', 'BreadcrumbList'],
  edition: ['Article', 'BreadcrumbList'],
  comparison: ['BreadcrumbList'],
  consultations: ['CollectionPage', 'BreadcrumbList'],
  consultation: ['Event', 'BreadcrumbList'],
  votes: ['CollectionPage', 'BreadcrumbList'],
  vote: ['Event', 'BreadcrumbList'],
  pledges: ['CollectionPage', 'BreadcrumbList'],
  policyPledges: ['CollectionPage', 'BreadcrumbList'],
};

test('pages about editions and decisions contain structured data and a description', async ({
  page,
}) => {
  for (const [name, types] of Object.entries(DECISIONS)) {
    await page.goto(addressOf(name as PageName));
    expect([name, (await structuredData(page)).map((thing) => thing['@type'])]).toEqual([
      name,
      types,
    ]);
    expect(await meta(page, 'description'), name).toMatch(/^\S.{20,}$/);
  }
});

test('pages about policies announce the feed of their changes', async ({ page, request }) => {
  const pages = ['/', '/policies', '/policies/domestic', '/policies/domestic/versions', '/about'];
  for (const path of pages) {
    await page.goto(path);
    expect(await feeds(page), path).toContain('/policy-changes.xml');
  }
  await page.goto('/blog');
  expect(await feeds(page)).toEqual(['/feed.xml']);
  expect((await request.get('/policy-changes.xml')).status()).toBe(200);
});

test('the lead image of a post is loaded early and images in the text lazily', async ({ page }) => {
  await open(page, '/blog/how-we-cost-a-promise');
  const picture = page.getByRole('article').first().locator('picture').first();
  const image = picture.locator('img');
  await expect(image).toHaveAttribute('fetchpriority', 'high');
  await expect(image).toHaveAttribute('loading', 'eager');
  await expect(image).toHaveAttribute('width', /\d+/);
  await expect(image).toHaveAttribute('alt', /plumb bob/);
  for (const inText of await page.locator('.prose img').all()) {
    await expect(inText).toHaveAttribute('loading', 'lazy');
    await expect(inText).toHaveAttribute('height', /\d+/);
  }
});

test('pages have metadata and icons for search engines and previews', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/about');
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await content('meta[name="description"]')).toBeTruthy();
  expect(await content('meta[property="og:title"]')).toBeTruthy();
  expect(await content('meta[property="og:url"]')).toBe(`${baseURL}/about`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const path of [
    '/favicon.ico',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/apple-touch-icon.png',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
