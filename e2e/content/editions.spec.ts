import { createStaff, openScreen } from '../studio/support.ts';
import { logInOnAnotherDevice } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  open,
  storeTheme,
  test,
} from '../support/test.ts';

test.describe('a reader', () => {
  test('finds what changed, why and who decided, two clicks from the home page', async ({
    page,
  }) => {
    await open(page, '/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Services within reach/ })
      .click();
    await expect(page).toHaveURL('/policies/domestic');
    await page.getByRole('link', { name: 'What changed' }).click();
    const section = page.getByRole('region', { name: 'What changed' });
    await expect(section.getByRole('heading')).toBeInViewport();
    const [newest] = await section.getByRole('listitem').all();
    await expect(newest ?? section).toContainText(/September 2026.*Lowers the limit for hearings/s);
    await expect(newest ?? section).toContainText('carried by 66 per cent on a turnout of 34');
    await section.getByRole('link', { name: /^Vote: Shall the text of July/ }).click();
    await expect(page.getByRole('main').getByText('34 ballots, 34 % of the roll')).toBeVisible();
    await expect(
      page.getByText(/confirmed their address by the announcement could vote/),
    ).toBeVisible();
  });

  test('sees what changed, compares editions and finds how to cite one', async ({ page }) => {
    await open(page, '/policies/economic');
    const section = page.getByRole('region', { name: 'What changed' });
    await expect(section.getByRole('listitem')).toHaveCount(3);
    await expect(section.getByText('2 October 2026')).toBeVisible();
    await expect(section.getByText(/^Adds public purchasing/)).toBeVisible();

    await section.getByRole('link', { name: 'See the changes since edition 2' }).click();
    await expect(page).toHaveURL('/policies/economic/compare/2/3');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: 'Edition 2 compared with edition 3' }),
    ).toBeVisible();
    await expect(main.locator('del').filter({ hasText: '+0.40' })).toHaveCount(1);
    await expect(main.locator('ins').filter({ hasText: '+0.35' })).toHaveText(/^Added: \+0\.35$/);
    await expect(main.getByText(/^Moved here/).first()).toBeVisible();
    await expectNoAxeViolations(page);

    const changes = main.getByRole('navigation', { name: /changes$/ });
    const added = changes.getByRole('link', { name: 'Purchasing that a small firm can win' });
    await added.click();
    await expect(main.getByRole('heading', { name: /Purchasing that a small/ })).toBeInViewport();

    const unchanged = main.getByText('Employment figures count a person');
    await expect(unchanged).toBeVisible();
    await main.getByRole('link', { name: 'Only the changes' }).click();
    await expect(page).toHaveURL('/policies/economic/compare/2/3?view=changes');
    await expect(unchanged).toBeHidden();
    await expect(main.getByText(/unchanged paragraphs$/).first()).toBeVisible();

    await main
      .getByRole('link', { name: /Economic policy/ })
      .first()
      .click();
    await expect(page).toHaveURL('/policies/economic/versions');
    await expect(main.getByRole('listitem')).toHaveCount(3);
    await expectNoAxeViolations(page);
    await main.getByRole('link', { name: 'Edition 1', exact: true }).click();
    await expect(page).toHaveURL('/policies/economic/versions/1');
    await expect(main.getByText('Edition 1 of 3, published 14 February 2025')).toBeVisible();
    await expect(main.getByText(/at least 2.per cent/)).toBeVisible();
    await expectNoAxeViolations(page);
    const cite = main.getByRole('region', { name: 'Cite as' });
    const url = (await cite.getByRole('link').getAttribute('href')) ?? '';
    expect(url).toMatch(/\/e\/[a-z0-9]{24}\/1$/);
    await page.goto(new URL(url).pathname);
    await expect(page).toHaveURL('/policies/economic/versions/1');
  });

  test('can read everything on a narrow screen, in the dark and without scripts', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      viewport: { width: 320, height: 640 },
    });
    const page = await context.newPage();
    for (const path of ['versions', 'versions/2', 'compare/1/3', 'compare/1/3?view=changes']) {
      await page.goto(`/policies/economic/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoOverflow(page);
    }
    await context.close();
  });

  test('has enough contrast in the dark theme', async ({ page }) => {
    await storeTheme(page, 'dark');
    for (const path of ['versions', 'versions/1', 'compare/1/3']) {
      await open(page, `/policies/economic/${path}`);
      await expectNoAxeViolations(page);
    }
  });

  test('is led to the right edition, or told that there is none', async ({ request, page }) => {
    const follow = async (path: string) => {
      const response = await request.get(path);
      return [response.status(), new URL(response.url()).pathname];
    };
    const base = '/policies/economic';
    expect(await follow(`${base}/compare/3/1`)).toEqual([200, `${base}/compare/1/3`]);
    expect(await follow(`${base}/compare/2/2`)).toEqual([200, `${base}/versions/2`]);
    expect(await follow(`${base}/on/2025-10-01`)).toEqual([200, `${base}/versions/2`]);
    for (const path of ['versions/4', 'versions/0', 'versions/x', 'compare/1/9', 'on/2020-01-01']) {
      expect((await follow(`${base}/${path}`))[0], path).toBe(404);
    }
    expect((await follow('/e/aaaaaaaaaaaaaaaaaaaaaaaa/1'))[0]).toBe(404);
    await page.goto(`${base}/compare/1/2`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.goto(`${base}/versions/3`);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', /\/policies\/economic$/);
    await page.goto(`${base}/versions/1`);
    await expect(canonical).toHaveAttribute('href', /\/policies\/economic\/versions\/1$/);
    expect(await (await request.get('/policy-changes.xml')).text()).toContain('edition 3</title>');
  });

  test('finds files of an edition to download', async ({ page }) => {
    await open(page, '/policies/economic');
    const section = page.getByRole('region', { name: 'What changed' });
    const pdf = section.getByRole('link', { name: 'PDF' });
    await expect(pdf).toHaveAttribute('href', '/policies/economic/versions/3.pdf');
    await open(page, '/policies/economic/versions/1');
    const epub = page.getByRole('main').getByRole('link', { name: 'EPUB' });
    await expect(epub).toHaveAttribute('href', '/policies/economic/versions/1.epub');
    await expectNoAxeViolations(page);

    const download = page.waitForEvent('download');
    await epub.click();
    expect((await download).suggestedFilename()).toBe('economic-1.epub');
  });

  test('gets a PDF that was made for them', async ({ request }) => {
    test.slow(); // typesetting takes half a minute on a very busy machine
    const file = await request.get('/policies/economic/versions/3.pdf', { timeout: 80_000 });
    expect(file.status()).toBe(200);
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await request.get('/policies/economic/versions/9.pdf')).status()).toBe(404);
  });
});

test.describe('an editor', () => {
  const site = useDedicatedSite(111);
  test.describe.configure({ mode: 'default' });

  test('gives no reason for a first edition', async ({ page, request }) => {
    const editor = await createStaff(site(), 'editor');
    const headers = { authorization: `Bearer ${await logInOnAnotherDevice(request, editor)}` };
    const data = { title: 'Night trains', area: 'economic', body: 'Every capital overnight.' };
    const created = await request.post('/api/studio/entries/policies', { headers, data: { data } });
    const { documentId } = (await created.json()).data;
    await openScreen(page, editor, `/studio/policies/${documentId}`);
    await page.getByRole('main').getByRole('button', { name: 'Publish' }).click();
    const panel = page.getByRole('dialog', { name: 'Publication' });
    await expect(panel.getByText('Nothing is missing')).toBeVisible();
    await expect(panel.getByRole('textbox')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Publish now' }).click();
    await expect(panel.getByText('Published. Readers see it now.')).toBeVisible();
  });

  test('gives a reason, and the edition stays when the policy goes', async ({ page, request }) => {
    const editor = await createStaff(site(), 'editor');
    const headers = { authorization: `Bearer ${await logInOnAnotherDevice(request, editor)}` };
    const found = await request.get('/api/policies?filters[slug][$eq]=domestic');
    const { documentId } = (await found.json()).data[0];
    const entry = `/api/studio/entries/policies/${documentId}`;
    const saved = await request.put(entry, {
      headers,
      data: { data: { summary: 'Services within fifteen minutes.' } },
    });
    expect(saved.status()).toBe(200);

    await openScreen(page, editor, `/studio/policies/${documentId}`);
    await page.getByRole('main').getByRole('button', { name: 'Publish changes' }).click();
    const panel = page.getByRole('dialog', { name: 'Publication' });
    const reason = panel.getByRole('textbox', { name: 'Reason for the change' });
    await expect(reason).toBeVisible();
    const problems = panel.getByLabel('Publish despite these problems');
    if (await problems.isVisible()) await problems.check();
    await panel.getByRole('button', { name: 'Publish now' }).click();
    await expect(reason).toBeFocused();
    await expect(reason).toHaveAccessibleDescription(/Say why the text changes/);
    await expectNoAxeViolations(page);
    await reason.fill('The members’ vote of May.');
    await panel.getByRole('button', { name: 'Publish now' }).click();
    await expect(panel.getByText('Published. Readers see it now.')).toBeVisible();

    await page.goto('/policies/domestic');
    const section = page.getByRole('region', { name: 'What changed' });
    await expect(section.getByText('The members’ vote of May.')).toBeVisible();
    await page.goto('/policies/domestic/compare/3/4');
    await expect(page.locator('ins').filter({ hasText: 'fifteen minutes' })).not.toHaveCount(0);

    const taken = await request.post(`${entry}/unpublish`, { headers });
    expect(taken.status()).toBe(200);
    await page.goto(`/e/${documentId}/4`);
    await expect(page).toHaveURL(`/policies/${documentId}/versions/4`);
    await expect(page.getByText('This policy is no longer published.')).toBeVisible();
    await expect(page.getByText('Services within fifteen minutes.').first()).toBeVisible();
    await page.goto('/policies/domestic/versions/1');
    await expect(page).toHaveURL(`/policies/${documentId}/versions/1`);
    expect((await request.delete(entry, { headers })).status()).toBe(200);
    await page.goto(`/e/${documentId}/1`);
    await expect(page.getByText('Edition 1 of 4')).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
