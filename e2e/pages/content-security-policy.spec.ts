import { pages, type Page as SitePage } from '@rostra/contract/pages';
import { openAs, register } from '../support/accounts.ts';
import { expect, type Page, test, waitForHydration } from '../support/test.ts';

const slugs: Record<string, string> = {
  [pages.policy.path]: 'domestic',
  [pages.blogPost.path]: 'the-last-bus-is-a-policy-decision',
  [pages.memberContent.path]: 'no-such-content',
};

for (const [name, { path, access }] of Object.entries<SitePage>(pages)) {
  test(`${name} does not violate the content security policy`, async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 404/); // the member content that does not exist
    const violations = await collectViolations(page);
    const url = path.replace(':slug', slugs[path] ?? '');
    if (access === 'member') await openAs(page, await register(page.request), url);
    else await page.goto(url);
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
