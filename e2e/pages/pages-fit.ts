import { expectNoOverflow, storeTheme, test, waitForHydration } from '../support/test.ts';

/** The pages at these addresses, called `name`, are never wider than the screen. With `E2E_SHOTS` it keeps pictures of them there. */
export function testPagesFit(name: string, paths: readonly string[]): void {
  for (const theme of ['light', 'dark'] as const) {
    test(`${name} fit into phones, tablets and desktops: ${theme}`, async ({ page }) => {
      await storeTheme(page, theme);
      for (const path of paths) {
        await page.goto(path);
        await waitForHydration(page);
        for (const width of [390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoOverflow(page);
          if (process.env.E2E_SHOTS) {
            const file = `${path.replaceAll('/', '-')}-${width}-${theme}.png`;
            await page.screenshot({ path: `${process.env.E2E_SHOTS}/${file}`, fullPage: true });
          }
        }
      }
    });
  }
}
