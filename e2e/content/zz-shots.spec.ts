import { open, storeTheme, test } from '../support/test.ts';

for (const width of [390, 1440])
  for (const theme of ['light', 'dark'] as const)
    test(`shots ${width} ${theme}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      await storeTheme(page, theme);
      for (const [name, path] of [
        ['list', 'versions'],
        ['edition', 'versions/1'],
        ['compare', 'compare/2/3'],
        ['short', 'compare/1/2?view=changes'],
      ] as const) {
        await open(page, `/policies/economic/${path}`);
        await page.screenshot({
          path: `/tmp/shots/${name}-${width}-${theme}.png`,
          clip: { x: 0, y: 0, width, height: 1900 },
          fullPage: true,
        });
      }
      await open(page, '/policies/economic');
      await page
        .getByRole('region', { name: 'What changed' })
        .screenshot({ path: `/tmp/shots/what-${width}-${theme}.png` });
    });
