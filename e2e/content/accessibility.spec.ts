import { expectNoAxeViolationsInThemes, expectNoOverflow, open, test } from '../support/test.ts';

const PAGES = [
  '/',
  '/about',
  '/policies',
  '/take-part',
  '/policies/domestic',
  '/policies/international',
  '/policies/economic',
  '/tech-manifesto',
  '/blog',
  '/blog?category=economy',
  '/blog?category=local-government&tag=water',
  '/blog?category=international&tag=care',
  '/blog?category=local-government&q=water&tag=water',
  '/blog?q=timetable',
  '/blog?q=zyzzyva',
  '/blog/how-we-cost-a-promise',
  '/blog/what-twelve-residents-changed-in-a-flood-plan',
];

for (const path of PAGES) {
  test(`${path} has no axe violations and no overflow`, async ({ page }) => {
    test.slow();
    await open(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
      await expectNoAxeViolationsInThemes(page);
    }
  });
}
