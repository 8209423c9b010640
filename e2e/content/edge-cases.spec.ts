import { openAs, openAsNewMember, register } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { expect, expectNoOverflow, open, type Page, test } from '../support/test.ts';

/** Content that layouts tend to forget: very long words, no image, many posts, wide tables. */
test.describe.configure({ mode: 'serial' });
const site = useDedicatedSite(5);

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
const ADDRESS = `https://example.org/${'a-long-way-down/'.repeat(12)}`;
const NAME = 'Maximiliane-Antoinette Featherstonehaugh-Cholmondeley of Wymondham Magna';
const POST = 'a-word-without-end';
const WIDE = `| ${Array.from({ length: 7 }, (_, at) => `Responsibility ${at}`).join(' | ')} |`;
const BODY = `
# A text

${WIDE}
${WIDE.replace(/[^|]+/g, ' --- ')}
${WIDE}

\`\`\`
${'one long line of a program that goes on and on, '.repeat(6)}
\`\`\`
`;

test.beforeAll(async () => {
  const token = await site().createEditor();
  const make = async (collection: string, data: object): Promise<string> => {
    const response = await fetch(`${site().url}/api/${collection}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    });
    expect(response.status).toBe(201);
    return (await response.json()).data.documentId;
  };
  for (let made = 0; made < 58; made += 1) {
    await make('blog-posts', { title: `Note ${made}`, excerpt: 'Short.', body: 'Short.' });
  }
  const author = await make('authors', { username: 'max', name: NAME });
  const tag = await make('tags', { name: WORD });
  const category = await make('categories', { name: WORD });
  const shared = { author, tags: [tag], categories: [category], excerpt: ADDRESS, body: BODY };
  await make('blog-posts', { ...shared, title: `${WORD} again` });
  await make('blog-posts', { ...shared, title: WORD, slug: POST });
});

async function expectNoClippedText(page: Page, selector: string): Promise<void> {
  const cut = await page.locator(selector).evaluateAll((all) =>
    all.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const beyond = range.getBoundingClientRect().right - element.getBoundingClientRect().right;
      return element.checkVisibility() && beyond > 1 ? [`${element.textContent}: ${beyond}`] : [];
    }),
  );
  expect(cut, page.url()).toEqual([]);
}

for (const width of [320, 390, 1280]) {
  test(`very long words do not overflow at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/blog', `/blog?q=${'w'.repeat(150)}`, `/blog/${POST}`]) {
      await open(page, path);
      await expectNoOverflow(page);
      await expectNoClippedText(page, 'main p');
    }
  });

  test(`pagination of a long list works at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/blog?page=5');
    await expectNoOverflow(page);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByText('Page 5 of 8')).toBeVisible({ visible: width < 640 });
    await expect(pages.getByRole('link', { name: 'Page 8' })).toBeVisible({
      visible: width >= 640,
    });
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/blog?page=6');
  });
}

test('a very long name does not overflow the member area', async ({ page, request }) => {
  const person = await register(request, {
    username: `w${'idename'.repeat(4)}`,
    email: `${'long'.repeat(15)}@${'address'.repeat(8)}.example.org`,
    password: 'a boat on the calm river',
  });
  await openAs(page, person, '/dashboard/profile');
  await page.getByLabel('First name').fill(WORD.slice(0, 90));
  await page.getByRole('button', { name: 'Save personal data' }).click();
  await expect(page.getByText('Your personal data has been saved.').first()).toBeVisible();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['', '/profile', '/subscription', '/content']) {
      await open(page, `/dashboard${path}`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectNoOverflow(page);
    }
  }
});

test('the current page is marked in forced-colours mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/blog?page=5');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Page 5' })).toHaveCSS('border-top-width', '1px');
  await expect(pages.getByRole('link', { name: 'Page 4' })).toHaveCSS('border-top-width', '0px');
});

test('a related post without an image uses the full width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/blog/${POST}`);
  const next = page.getByRole('complementary', { name: 'Read next' });
  const bare = next.getByRole('article').filter({ hasText: 'again' });
  const [whole, words] = [await bare.boundingBox(), await bare.getByRole('heading').boundingBox()];
  expect(words?.width).toBe(whole?.width);
  await expect(bare.getByText(NAME)).toBeVisible();
});

test('printed pages show wide tables and long code lines in full', async ({ page }) => {
  await page.setViewportSize({ width: 643, height: 970 }); // A4 without its margins
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/blog/${POST}`);
  await expectNoOverflow(page);
  for (const wide of [page.locator('.table-scroll'), page.locator('.prose pre')]) {
    const { overflow, beyond } = await wide.evaluate((element) => ({
      overflow: getComputedStyle(element).overflowX,
      beyond: element.scrollWidth - element.clientWidth,
    }));
    expect({ overflow, beyond }).toEqual({ overflow: 'visible', beyond: 0 });
  }
});

test('a name in another writing direction does not reorder the text around it', async ({
  page,
  request,
}) => {
  const ada = await openAsNewMember(page, request, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveText(ada.username);
  await expect(page.getByRole('banner').locator('bdi')).toHaveText(ada.username);
  await open(page, '/');
  await expect(page.getByRole('banner').locator('bdi')).toHaveText(ada.username);
});

test('items in a line are separated without hidden commas', async ({ page }) => {
  await open(page, '/blog/night-flow');
  const items = page
    .locator('article header')
    .getByText(/min read/)
    .locator('..');
  await expect(items).not.toContainText(',');
});
