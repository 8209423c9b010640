import { useDedicatedSite } from '../support/dedicated-site.ts';
import { expect, open, test } from '../support/test.ts';

// One after the other, because they share a site.
test.describe.configure({ mode: 'default' });

const site = useDedicatedSite(44, { SITE_LANGUAGES: 'de,ar' });
const german = {
  title: 'Was um drei Uhr morgens fließt',
  slug: 'was-um-drei-uhr-fliesst',
  excerpt: 'Über den Nachtdurchfluss.',
  body: 'Zwischen zwei und vier Uhr braucht kaum jemand Wasser.',
};

test.beforeAll(async ({ request }) => {
  const token = await site().createEditor();
  const { url } = site();
  const found = await request.get(`${url}/api/blog-posts?filters[slug]=night-flow`);
  const [post] = (await found.json()).data;
  const written = await request.put(`${url}/api/blog-posts/${post.documentId}?locale=de`, {
    headers: { authorization: `Bearer ${token}` },
    data: { data: german },
  });
  expect(written.status()).toBe(200);
});

test('the language menu of a post leads to its translation', async ({ page }) => {
  await open(page, '/blog/night-flow');
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL(`/de/blog/${german.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: german.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveAttribute(
    'href',
    /\/blog\/night-flow$/,
  );
  await expect(page.locator('link[rel="alternate"][hreflang="ar"]')).toHaveCount(0);
});

test('a post without a translation comes in the default language, with a notice', async ({
  page,
}) => {
  await open(page, `/ar/blog/${german.slug}`);
  await expect(page).toHaveURL('/ar/blog/night-flow');
  await expect(page.getByRole('note')).toHaveText('هذا النص غير متوفر بالعربية بعد.');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveAttribute('lang', 'en');
  await expect(title).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/blog\/night-flow$/,
  );
});

test('a list and the search show translations, and other posts in the default language', async ({
  page,
}) => {
  await open(page, '/de/blog');
  await expect(page.getByRole('link', { name: 'Care has a timetable' })).toBeVisible();
  await open(page, '/de/blog?q=Nachtdurchfluss');
  await page.getByRole('link', { name: german.title }).click();
  await expect(page).toHaveURL(`/de/blog/${german.slug}`);
});
