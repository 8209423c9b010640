import { openAs, register } from '../support/accounts.ts';
import {
  expect,
  expectFits,
  expectNoAxeViolations,
  open,
  storeTheme,
  test,
} from '../support/test.ts';

const OPEN = 'Twelve commitments, two years on: what should change?';

test('a visitor finds what members decide from the home page', async ({ page }) => {
  await open(page, '/');
  const strip = page.getByRole('region', { name: 'Open now' });
  await expect(strip.getByText('Consultation open until')).toContainText(OPEN);
  await strip.getByRole('link', { name: 'How members decide here' }).click();
  await expect(page).toHaveURL('/take-part');
  await expect(page).toHaveTitle(/^Take part/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Open now',
    'Announced',
    'Recently decided',
    'Pledges',
  ]);
  await expect(main.getByRole('region', { name: 'Open now' })).toContainText(OPEN);
  const past = main.getByRole('region', { name: 'Recently decided' });
  const adopted = past.getByRole('listitem').filter({ hasText: 'the third edition' });
  await expect(adopted).toContainText('Adopted');
  await expect(adopted).toContainText('For 21 Against 11 Abstention 2 34 ballots, 34');
  await main
    .getByRole('region', { name: 'Pledges' })
    .getByRole('link', { name: 'Kept', exact: true })
    .click();
  await expect(page).toHaveURL('/pledges?status=kept');
  await page.goBack();
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Take part' });
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('a member sees on the dashboard what is open', async ({ page, request }) => {
  await openAs(page, await register(request), '/dashboard');
  const section = page.getByRole('region', { name: 'Open now' });
  await section.getByRole('link', { name: OPEN }).click();
  await expect(page).toHaveURL(/\/dashboard\/consultations\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OPEN);
});

for (const width of [390, 768, 1440]) {
  test(`the overview fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await storeTheme(page, 'dark');
    await open(page, '/take-part');
    await expectFits(page);
    await expectNoAxeViolations(page);
  });
}
