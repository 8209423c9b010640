import { expect, open, type Page, test, watchShift } from './support/test.ts';

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

const things = async (page: Page): Promise<Thing[]> =>
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

test('every page has a title, a description and an address of its own', async ({
  page,
  baseURL,
}) => {
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

test('a list has one address whatever else stands in the query', async ({ page, baseURL }) => {
  await page.goto('/blog?utm_source=x&tag=care&page=1');
  expect(await canonical(page)).toBe(`${baseURL}/blog?tag=care`);
});

test('machines learn who speaks, what it is and where it stands', async ({ page, baseURL }) => {
  await page.goto('/');
  expect((await things(page)).map((thing) => thing['@type'])).toContain('Organization');
  await page.goto('/blog/how-we-cost-a-promise');
  const [article, crumbs] = await things(page);
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

test('the picture of a post is offered small, early and with its size', async ({ page }) => {
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

test('a post without its pictures weighs little, and nothing moves', async ({ page }) => {
  const weights: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (['image', 'font'].includes(request.resourceType())) return;
    weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const shift = await watchShift(page);
  await page.goto('/blog/how-we-cost-a-promise', { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  expect(bytes).toBeLessThanOrEqual(150 * 1024);
  expect(await shift()).toBeLessThan(0.01);
});

test('a phone does not fetch the pictures that it does not show', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog?tag=water', { waitUntil: 'networkidle' });
  await expect(page.getByRole('article').locator('img')).not.toHaveCount(0);
  expect(fetched.filter((url) => url.includes('/uploads/'))).toEqual([]);
});
