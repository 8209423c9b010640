import { createStaff, openScreen } from '../studio/support.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectFits,
  expectNoAxeViolations,
  open,
  storeTheme,
  test,
} from '../support/test.ts';

const BUS = 'No settlement of more than 1,500 people loses its last evening bus';
const COSTED = 'Every proposal we make is costed in public';

test.describe('a reader', () => {
  test('finds pledges by status', async ({ page }) => {
    await open(page, '/pledges');
    const main = page.locator('#main');
    await expect(main.getByRole('heading', { name: 'Pledges', level: 1 })).toBeVisible();
    const filter = main.getByRole('navigation', { name: 'Status' });
    await expect(filter.getByRole('link')).toHaveCount(8);
    await expectFits(page);
    await filter.getByRole('link', { name: /^Broken/ }).click();
    await expect(page).toHaveURL('/pledges?status=broken');
    await expect(filter.getByRole('link', { name: /^Broken/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const shown = main.getByRole('heading', { level: 2 });
    await expect(shown.filter({ hasText: 'buried water assets' })).toBeVisible();
    await expect(shown.filter({ hasText: COSTED })).toHaveCount(0);
    await page.goBack();
    await expect(shown.filter({ hasText: COSTED })).toBeVisible();
    await page.goto('/pledges?status=lost');
    await expect(shown.filter({ hasText: COSTED })).toBeVisible();
  });

  test('follows a pledge from the policy to its evidence and corrections', async ({ page }) => {
    await open(page, '/policies/domestic');
    const section = page.getByRole('region', { name: 'What became of our pledges' });
    await expect(section.getByRole('listitem')).toHaveCount(6);
    await expectNoAxeViolations(page);
    await section.getByRole('link', { name: BUS }).click();
    await expect(page).toHaveURL(/\/policies\/domestic\/pledges#pledge-/);
    const bus = page.getByRole('article', { name: BUS });
    await expect(bus).toBeInViewport();
    await expect(bus.getByText('Kept in part')).not.toHaveCount(0);
    await expect(bus.getByText('Edition 3 lowers the limit to 1,500 people.')).toBeVisible();
    await expect(bus.getByText(/more than 3,000 people/)).toBeVisible();
    const source = bus.getByRole('link', { name: 'The last bus is a policy decision' });
    await expect(source).toHaveAttribute('href', '/blog/the-last-bus-is-a-policy-decision');
    await expectFits(page);

    await page.goto('/policies/economic/pledges');
    const costed = page.getByRole('article', { name: COSTED });
    await expect(costed.getByText('All eleven proposals of the year')).toBeVisible();
    await costed.getByRole('link', { name: 'Corrected by entry 2' }).click();
    await expect(
      costed.getByRole('listitem').filter({ hasText: 'Ten of the eleven.' }),
    ).toBeInViewport();
    await expectFits(page);
  });

  test('reads everything without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/pledges');
    await page.getByRole('link', { name: /^Kept in part/ }).click();
    await expect(page.getByRole('heading', { name: BUS })).toBeVisible();
    await page.goto('/policies/economic/pledges');
    await expect(page.getByText('Ten of the eleven.')).toBeVisible();
    await context.close();
  });

  test('sees the result of a vote of the starter content recounted', async ({ page }) => {
    await open(page, '/votes/services-within-reach-third-edition/check');
    const main = page.locator('#main');
    await main.getByRole('button', { name: 'Count now' }).click();
    await expect(main.getByText('Right', { exact: true })).toHaveCount(5);
  });
});

test.describe('an editor', () => {
  const site = useDedicatedSite(146);
  test.describe.configure({ mode: 'default' });

  test('records a pledge, adds evidence and corrects it', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400/);
    const editor = await createStaff(site(), 'editor');
    const main = page.locator('#main');
    const promise = 'Homes stand empty for a year at most.';

    await test.step('records it once', async () => {
      await openScreen(page, editor, '/studio/pledges');
      await expect(main.getByRole('link', { name: BUS })).toBeVisible();
      await expectFits(page);
      await main.getByRole('link', { name: 'Record a pledge' }).click();
      const add = page.getByRole('button', { name: 'Record a pledge' });
      const policy = page.getByLabel('Policy', { exact: true });
      await expect(policy).toBeEnabled();
      await add.click();
      await expect(policy).toBeFocused();
      await expect(policy).toHaveAccessibleDescription(/Please fill this in/);
      await policy.selectOption('Domestic policy: services within reach');
      const since = page.getByLabel('Promised since');
      await expect(since).toBeEnabled();
      await since.selectOption({ index: 1 });
      await add.click();
      const text = page.getByLabel('Promise', { exact: true });
      await expect(text).toBeFocused();
      await expect(text).toHaveAccessibleDescription(/Enter what is promised/);
      await expectFits(page);
      await text.fill(promise);
      await add.dblclick();
      await expect(main.getByRole('heading', { name: promise, level: 1 })).toBeVisible();
      await expect(main.getByText('Not rated yet', { exact: true })).toBeVisible();
      await expect(main.getByText(/No evidence yet/)).toBeVisible();
    });

    await test.step('adds evidence', async () => {
      await main.getByRole('link', { name: 'Add evidence' }).click();
      const add = page.getByRole('button', { name: 'Add evidence' });
      await add.click();
      await expect(page.getByLabel('Status')).toBeFocused();
      await page.getByLabel('Status').selectOption('Kept');
      await page.getByLabel('As of').fill('2026-10-01');
      await page.getByLabel('What happened').fill('The last empty home was let.');
      await page.getByLabel('Title').fill('Count of October');
      await page.getByLabel('Address').fill('javascript:alert(1)');
      await add.click();
      const address = page.getByLabel('Address');
      await expect(address).toBeFocused();
      await expect(address).toHaveAccessibleDescription(/begins with https/);
      await expect(page.getByLabel('What happened')).toHaveValue('The last empty home was let.');
      await expectFits(page);
      await address.fill('https://council.example.org/homes');
      await page.getByLabel('Published on').fill('2026-10-02');
      await add.dblclick();
      await expect(main.getByRole('heading', { name: promise, level: 1 })).toBeVisible();
      await expect(main.getByRole('listitem').filter({ hasText: 'Entry 1' })).toHaveCount(1);
      await expect(main.getByText('Entry 2')).toHaveCount(0);
    });

    await test.step('corrects the entry and the wording', async () => {
      await main.getByRole('link', { name: 'Correct entry 1' }).click();
      await expect(page.getByLabel('What happened')).toHaveValue('The last empty home was let.');
      await page.getByLabel('Status').selectOption('In hand');
      await page.getByLabel('What happened').fill('Four homes are still empty.');
      await page.getByRole('button', { name: 'Correct' }).click();
      await expect(main.getByText('Corrected by entry 2')).toBeVisible();
      await main.getByRole('link', { name: 'Correct the wording' }).click();
      const correct = page.getByRole('button', { name: 'Correct' });
      await page
        .getByLabel('Promise', { exact: true })
        .fill('Homes stand empty for two years at most.');
      await correct.click();
      await expect(page.getByLabel('Reason')).toBeFocused();
      await page.getByLabel('Reason').fill('The policy says two years.');
      await correct.click();
      await expect(main.getByText(/The policy says two years\./)).toBeVisible();
      await expectFits(page);
      await storeTheme(page, 'dark');
      await page.reload();
      await expect(main.getByText('Corrected by entry 2')).toBeVisible();
      await expectNoAxeViolations(page);
    });

    await test.step('readers see all of it', async () => {
      await page.goto('/pledges?status=inHand');
      await expect(page.getByText('Four homes are still empty.')).toBeVisible();
      await page.goto('/policies/domestic/pledges');
      const pledge = page.getByRole('article', {
        name: 'Homes stand empty for two years at most.',
      });
      await expect(pledge.getByText(promise)).toBeVisible();
      await expect(pledge.getByText('The last empty home was let.')).toBeVisible();
      await expect(pledge.getByText('Four homes are still empty.')).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
});
