import { testPagesFit } from '../pages/pages-fit.ts';
import { createStaff, expectSaved, openedText, openScreen } from '../studio/support.ts';
import { logIn, newPerson, openAs, type Person, register } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsInThemes,
  open,
  test,
} from '../support/test.ts';

const site = useDedicatedSite(165);

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

const BODY = `## What we found

The reservoirs are half empty.[^1]

::paywall

## What it costs

Forty million, every year.

[^1]: Measured in May.
[^2]: A figure for members.
`;

let member: Person;

test.beforeAll(async ({ playwright, baseURL }) => {
  const token = await site().createEditor();
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const add = async (plural: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await request.post(`/api/${plural}`, { headers, data: { data } });
    expect(response.status()).toBe(201);
  };
  await add('blog-posts', {
    title: 'Dry summer',
    access: 'account',
    body: BODY,
    excerpt: 'Water.',
  });
  await add('blog-posts', { title: 'Dry winter', access: 'premium', body: BODY });
  await add('member-contents', {
    title: 'The ledger of water',
    requiredPlan: 'premium',
    excerpt: 'Who drinks what.',
    body: BODY,
  });
  member = await register(request, newPerson());
  await request.dispose();
});

test('a post opens for members down to its last line', async ({ page, request }) => {
  const html = await (await request.get('/blog/dry-summer')).text();
  expect(html).toContain('The reservoirs are half empty.');
  expect(html).toContain('Measured in May.');
  for (const secret of ['Forty million', 'A figure for members'])
    expect(html).not.toContain(secret);
  expect(html).toContain('"isAccessibleForFree":false');
  const feed = await (await request.get('/feed.xml')).text();
  expect(feed).toContain('The reservoirs are half empty.');
  expect(feed).not.toContain('Forty million');

  await open(page, '/blog');
  await page.getByRole('link', { name: 'Dry summer' }).click();
  await expect(
    page.getByRole('heading', { name: 'The rest of this text is for members' }),
  ).toBeVisible();
  await expect(page.getByText('For members', { exact: true })).toBeVisible();
  await expectNoAxeViolationsInThemes(page);
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await logIn(page, member.email, member.password);
  await expect(page).toHaveURL('/blog/dry-summer');
  await expect(page.getByText('Forty million, every year.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /for members$/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('a post for a plan tells members which one', async ({ page }) => {
  await openAs(page, member, '/blog/dry-winter');
  await expect(
    page.getByRole('heading', { name: 'Your account does not include the rest of this text' }),
  ).toBeVisible();
  await expect(page.getByText('It opens with Premium Membership')).toBeVisible();
  await expect(page.getByText('Forty million')).toHaveCount(0);
});

test('visitors who open a text for members see its beginning, and then log in', async ({
  page,
}) => {
  await page.goto('/dashboard/content/the-ledger-of-water');
  await expect(page).toHaveURL('/member-content/the-ledger-of-water');
  await expect(page.getByRole('heading', { name: 'The ledger of water', level: 1 })).toBeVisible();
  await expect(page.getByText('Who drinks what.')).toBeVisible();
  await expect(page.getByText('The reservoirs are half empty.')).toBeVisible();
  await expectNoAxeViolationsInThemes(page);
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await logIn(page, member.email, member.password);
  await expect(page).toHaveURL('/dashboard/content/the-ledger-of-water');
  await expect(page.getByText('The reservoirs are half empty.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible();
  await expect(page.getByText('Forty million')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('search leads visitors to what they may read', async ({ request }) => {
  const found = async (words: string) =>
    (await (await request.get(`/api/search?q=${words}`)).json()).data.map(
      ({ path }: { path: string }) => path,
    );
  expect(await found('reservoirs ledger')).toEqual(['/member-content/the-ledger-of-water']);
  expect(await found('forty million')).toEqual([]);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/member-content/the-ledger-of-water');
  expect((await request.get('/member-content/nothing')).status()).toBe(404);
});

test('an author puts a paywall into a text and looks at it as a visitor', async ({ page }) => {
  await openScreen(page, await createStaff(site(), 'editor'), '/studio/posts');
  await page.getByRole('button', { name: 'New post' }).click();
  const text = await openedText(page);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A walled text');
  await text.click();
  await page.keyboard.type('Free words.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/paywall');
  await page.getByRole('option', { name: 'Paywall' }).click();
  await page.keyboard.type('Paid words.');
  await expect(text.getByText('Everybody can read what stands above')).toBeVisible();
  await page.getByLabel('Who can read it').selectOption({ label: 'All members' });
  await expectSaved(page);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Paid words.')).toBeVisible();
  await page.getByLabel('As seen by').selectOption({ label: 'Visitors' });
  await expect(frame.getByText('Free words.')).toBeVisible();
  await expect(frame.getByText('Paid words.')).toHaveCount(0);
  await page.getByLabel('As seen by').selectOption({ label: 'Members without a plan' });
  await expect(frame.getByText('Paid words.')).toBeVisible();
});

testPagesFit('the beginnings of texts', [
  '/blog/dry-winter',
  '/member-content/the-ledger-of-water',
]);
