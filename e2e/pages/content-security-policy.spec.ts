import { pages } from '@rostra/contract/pages';
import { openAs, register } from '../support/accounts.ts';
import { addressOf, pageNames } from '../support/page-addresses.ts';
import { expect, type Page, test, waitForHydration } from '../support/test.ts';

for (const name of pageNames) {
  test(`${name} does not violate the content security policy`, async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 404/); // the gift that does not exist
    const violations = await collectViolations(page);
    const address = addressOf(name);
    if (pages[name].access === 'member') {
      await openAs(page, await register(page.request), address);
    } else {
      await page.goto(address);
    }
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // Violations are reported as tasks; this one comes after them.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(violations).toEqual([]);
  });
}

async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return violations;
}
