import { COLOURS, findAxeViolations } from '../support/axe.ts';
import {
  expect,
  expectNoAxeViolations,
  expectValidHtml,
  type Page,
  test,
} from '../support/test.ts';

test('a developer finds a call, its fields and its errors in the API reference', async ({
  page,
}) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('API');
  await page.getByRole('navigation').getByRole('link', { name: 'Content API' }).click();
  await expect(page.getByRole('link', { name: 'Content API' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('searchbox', { name: 'Filter calls' }).fill('get blog-posts list');
  const call = page.getByText('List blog posts', { exact: true });
  await expect(call).toBeVisible();
  await expect(page.getByText('List policies', { exact: true })).toBeHidden();
  await call.click();
  await expect(page.locator('#getBlogPosts')).toContainText("curl 'http");
  await page.locator('#getBlogPosts').getByRole('link', { name: 'BlogPostEntry' }).click();
  // A link opens what it leads to.
  await expect(page.locator('#schema-BlogPostEntry')).toContainText('documentId');
  await page.locator('#getBlogPosts').getByRole('link', { name: '400 validation_failed' }).click();
  await expect(page).toHaveURL('/api/docs#error-validation_failed');
  await expect(page.getByRole('row', { name: 'validation_failed' })).toBeInViewport();
});

for (const path of ['/api/docs', '/api/docs/content', '/api/docs/member', '/api/docs/studio']) {
  test(`${path} fits on a phone, also with everything open`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test('the API reference is accessible in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api/docs');
  await expectAccessible(page);
  await page.goto('/api/docs/member');
  // Axe takes a minute for a whole part; all calls and schemas are built alike.
  await page.locator('details:is(.call, .schema):nth-of-type(n + 3)').evaluateAll((all) => {
    for (const one of all) one.remove();
  });
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  await expectAccessible(page);
  await expectValidHtml(page);
});

async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findAxeViolations(page, [], COLOURS)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeViolations(page);
}

test('the API reference needs no scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/api/docs/member#postAuthLocal');
  await expect(page.locator('#postAuthLocal')).toContainText('identifier');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await context.close();
});
