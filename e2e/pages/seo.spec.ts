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
const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

const PAGES = [
  '/',
  '/about',
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
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      '/feed.xml',
    );
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
