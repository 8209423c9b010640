import type { APIRequestContext } from '@playwright/test';
import { testPagesFit } from '../pages/pages-fit.ts';
import { createStaff, expectSaved, openedText, openScreen } from '../studio/support.ts';
import { logIn, newPerson, register } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsInThemes,
  open,
  type Page,
  test,
} from '../support/test.ts';

const site = useDedicatedSite(163);

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

let token: string;

test.beforeAll(async ({ playwright, baseURL }) => {
  token = await site().createEditor();
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await addPage(request, {
    title: 'Notes of the board',
    slug: 'members/notes',
    summary: 'What the board decided this year.',
    access: 'account',
    body: '## January\n\nThe board met in the greenhouse.',
  });
  await request.dispose();
});

const panel = (page: Page) => page.getByRole('dialog', { name: 'Publication' });

async function publish(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(panel(page).getByText('Published. Readers see it now.')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Creates a page with the API and publishes it. */
async function addPage(request: APIRequestContext, data: object): Promise<void> {
  const response = await request.post('/api/pages', {
    headers: { authorization: `Bearer ${token}` },
    data: { data },
  });
  expect(response.status()).toBe(201);
}

test('a page is written at an address of its own and published', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 40[04]/);
  expect((await request.get('/about/team')).status()).toBe(404);
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio');
  const navigation = page.getByRole('navigation', { name: 'Studio' });
  await navigation.getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'How to reach us' })).toBeVisible();
  await page.getByRole('button', { name: 'New page' }).click();
  const text = await openedText(page);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The team');
  await text.click();
  await page.keyboard.type('Fourteen people work for the Assembly.');
  await expectSaved(page);

  await test.step('an address that the site uses is refused with the reason', async () => {
    const address = page.getByLabel('Address', { exact: true });
    await address.fill('blog');
    await expect(address).toHaveAccessibleDescription(/The site uses \/blog itself\.$/);
    await expectNoAxeViolations(page);
    await address.fill('About/Team');
    await expect(address).toHaveAccessibleDescription(/in parts between slashes/);
    await address.fill('about/team');
    await expectSaved(page);
    await expect(address).toHaveAccessibleDescription(/\/about\/team$/);
  });

  await test.step('the preview shows its page', async () => {
    await page.getByRole('link', { name: 'Preview' }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'The team', level: 1 })).toBeVisible();
    await expect(frame.getByText('Fourteen people')).toBeVisible();
    await page.goBack();
    await openedText(page);
  });

  await publish(page);
  await expect(async () => {
    expect((await request.get('/about/team')).status()).toBe(200);
  }).toPass();
  await open(page, '/about/team');
  await expect(page.getByRole('heading', { name: 'The team', level: 1 })).toBeVisible();
  await expectNoAxeViolationsInThemes(page);
  // One spelling for every page.
  const upper = await request.get('/About/Team/', { maxRedirects: 0 });
  expect([upper.status(), upper.headers().location]).toEqual([308, '/about/team']);
  for (const path of ['/about%2Fteam', '/about/team/more', '/about/%2e%2e/team']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

test('a moved page redirects, and a deleted one is not found at once', async ({ request }) => {
  const headers = { authorization: `Bearer ${token}` };
  const created = await request.post('/api/pages', {
    headers,
    data: { data: { title: 'Press', slug: 'press', body: 'Words.' } },
  });
  const { documentId } = (await created.json()).data;
  expect((await request.get('/press')).status()).toBe(200);
  await request.put(`/api/pages/${documentId}`, {
    headers,
    data: { data: { slug: 'about/press' } },
  });
  const moved = await request.get('/press', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/about/press']);
  expect((await request.get('/about/press')).status()).toBe(200);
  await request.delete(`/api/pages/${documentId}`, { headers });
  expect((await request.get('/about/press')).status()).toBe(404);
  expect((await request.get('/press')).status()).toBe(404);
});

test('a page for members opens for them', async ({ page, request, pageErrors }) => {
  const html = await (await request.get('/members/notes')).text();
  expect(html).toContain('What the board decided this year.');
  expect(html).not.toContain('greenhouse');
  await open(page, '/members/notes');
  await expect(page.getByRole('heading', { name: 'This text is for members' })).toBeVisible();
  await expectNoAxeViolationsInThemes(page);
  const person = await register(request, newPerson());
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/members\/notes$/);
  await expect(page.getByText('The board met in the greenhouse.')).toBeVisible();
  await expectNoAxeViolations(page);

  pageErrors.allow(/status of 500/);
  await test.step('and says so if it cannot be loaded', async () => {
    await page.route('**/api/entry-pages/**', (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The text could not be loaded' })).toBeVisible();
    await page.unroute('**/api/entry-pages/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The board met in the greenhouse.')).toBeVisible();
  });
});

test('a page for a plan tells members which one', async ({ page, request }) => {
  await addPage(request, {
    title: 'Costings',
    slug: 'costings',
    access: 'premium',
    body: 'All figures.',
  });
  const person = await register(request, newPerson());
  await open(page, '/login');
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/dashboard$/);
  await open(page, '/costings');
  await expect(
    page.getByRole('heading', { name: 'Your account does not include this text' }),
  ).toBeVisible();
  await expect(page.getByText('It opens with Premium Membership')).toBeVisible();
  await expectNoAxeViolations(page);
});

testPagesFit('pages', ['/about/contact', '/members/notes']);
