import { expect, test } from '../support/test.ts';

/** Rendering the whole reference takes seconds of processor time. */
const TIMEOUT_MS = 60_000;

test('the API reference works within the content security policy', async ({ page }) => {
  test.setTimeout(2 * TIMEOUT_MS);
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
      violations.push(blockedURI),
    );
  });
  await page.goto('/api/docs');
  const call = 'Settings of this site that every page needs';
  await expect(page.getByRole('heading', { name: call })).toBeVisible({ timeout: TIMEOUT_MS });
  const violations = await page.evaluate(() => (window as never as Violations).violations);
  // Scalar checks whether it may compile its validators; here it may not.
  expect(violations.filter((uri) => uri !== 'eval')).toEqual([]);
});

interface Violations {
  violations: string[];
}
