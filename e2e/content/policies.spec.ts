import { expect, open, test } from '../support/test.ts';

test('a reader opens a section of a policy and follows a link to another policy', async ({
  page,
}) => {
  await open(page, '/');
  const index = page.getByRole('region', { name: 'Policies' });
  await expect(index.getByRole('listitem')).toHaveCount(3);
  await index.getByRole('link', { name: /Domestic/ }).click();
  await expect(page).toHaveURL('/policies/domestic');
  await expect(page).toHaveTitle(/^Domestic policy: services within reach/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Services within reach');
  await expect(
    page.getByRole('region', { name: 'What we propose' }).getByRole('listitem'),
  ).toHaveCount(6);
  await expect(page.getByText('Updated 14 September 2026')).toBeVisible();

  const contents = page.getByRole('navigation', { name: 'On this page' });
  const entry = contents.getByRole('link', { name: 'Care as infrastructure' });
  await entry.click();
  await expect(page).toHaveURL('/policies/domestic#care-as-infrastructure');
  await expect(page.getByRole('heading', { name: 'Care as infrastructure' })).toBeInViewport();
  await expect(entry).toHaveAttribute('aria-current', 'location');
  await expect(entry).toBeInViewport();

  await page.getByRole('main').getByRole('link', { name: 'economic policy', exact: true }).click();
  await expect(page).toHaveURL('/policies/economic');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Look after what we own');
  await page.goBack();
  await expect(page).toHaveURL('/policies/domestic#care-as-infrastructure');
});

test('a reader finds each policy with its edition, what is open, and its pledges', async ({
  page,
}) => {
  await open(page, '/policies/economic');
  await page.getByRole('link', { name: 'All policies' }).click();
  await expect(page).toHaveURL('/policies');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Domestic policy',
    'International policy',
    'Economic policy',
    'Tech Manifesto',
    'About',
  ]);
  const domestic = page.getByRole('region', { name: 'Domestic policy' });
  const policy = domestic.getByRole('listitem').first();
  await expect(policy).toContainText('Edition 3');
  await expect(policy).toContainText('14 September 2026');
  const manifesto = page.getByRole('region', { name: 'Tech Manifesto' });
  await expect(manifesto.getByText('Consultation open until')).toContainText('Twelve commitments');
  await policy.getByRole('link', { name: /pledges$/ }).click();
  await expect(page).toHaveURL('/policies/domestic/pledges');
  await page.goBack();
  await policy.getByRole('link', { name: 'Edition 3' }).click();
  await expect(page).toHaveURL('/policies/domestic/versions');
});

test('headings link to themselves and section links open at the section', async ({ page }) => {
  await open(page, '/policies/economic');
  const heading = page.locator('.prose h2').nth(2);
  const id = await heading.getAttribute('id');
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(`/policies/economic#${id}`);
  await page.goto(`/policies/economic#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('a footnote links back to its reference', async ({ page }) => {
  await open(page, '/policies/domestic');
  await page.locator('#fnref-2').click();
  await expect(page.locator('#fn-2')).toBeInViewport();
  await page.getByRole('link', { name: 'Back to reference 2', exact: true }).click();
  await expect(page.locator('#fnref-2')).toBeInViewport();
});

test('the manifesto and about pages are complete without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await plain.newPage();
  for (const [path, title] of [
    ['/tech-manifesto', 'Public technology in public hands'],
    ['/about', 'About the Assembly'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    expect(await page.locator('.prose h2').count()).toBeGreaterThan(3);
  }
  await plain.close();
});

test('a printed policy shows its text and source URL without navigation', async ({
  page,
  baseURL,
}) => {
  await open(page, '/policies/domestic');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  await expect(page.getByText(`${baseURL}/policies/domestic`)).toBeVisible();
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test('an unknown policy area is not found', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/);
  const response = await page.goto('/policies/fiscal');
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
