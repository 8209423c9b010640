import { chooseTheme, expect, expectNoAxeFindings, open, test } from './support/test.ts';

const PAGES = [
  '/',
  '/about',
  '/policies/domestic',
  '/policies/international',
  '/policies/economic',
  '/tech-manifesto',
  '/blog',
  '/blog?category=economy',
  '/blog?q=timetable',
  '/blog?q=zyzzyva',
  '/blog/how-we-cost-a-promise',
  '/blog/what-twelve-residents-changed-in-a-flood-plan',
];

/** Both themes and both widths, each once: colours do not depend on the width. */
for (const [theme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  for (const path of PAGES) {
    test(`${path} passes axe and fits at ${width} px in ${theme}`, async ({ page }) => {
      await chooseTheme(page, theme);
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await expectNoAxeFindings(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
