import { inLanguage, type PageName, pages } from '@rostra/contract/pages';
import { languages, PSEUDO_LANGUAGE } from '@rostra/messages';
import { areas } from '../../packages/messages/src/areas.ts';
import { logInOnAnotherDevice, openAs, register } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { findHtmlErrors } from '../support/html.ts';
import { addressOf, pageNames } from '../support/page-addresses.ts';
import { findMergedNumbers, findOtherNames } from '../support/page-texts/page-text.ts';
import { findUntranslated, readContent } from '../support/page-texts/untranslated.ts';
import {
  expect,
  expectNoOverflow,
  expectValidHtml,
  open,
  type Page,
  test,
  waitForHydration,
} from '../support/test.ts';

const OFFERED = ['en', 'de', 'fr', 'es', 'ar', PSEUDO_LANGUAGE] as const;

// In one worker: the tests share a site, which has one port.
test.describe.configure({ mode: 'default' });
useDedicatedSite(46, {
  SITE_LANGUAGE: 'en',
  SITE_LANGUAGES: OFFERED.join(','),
  FEATURE_NEWSLETTERS: 'true',
});
test.use({ viewport: { width: 320, height: 640 } });

const isForMembers = (name: PageName) => pages[name].access === 'member';
const isForReading = (name: PageName) => 'isForReading' in pages[name];
/** What a message that does not exist looks like. */
const missing = new RegExp(`\\b(${Object.values(areas).flat().join('|')})\\.[a-z][\\w.-]+\\b`);

/** What the content security policy of the pages has refused. */
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

for (const language of OFFERED) {
  test(`every page is complete, safe and fits into small screens: ${language}`, async ({
    page,
    request,
    pageErrors,
  }) => {
    const violations = await collectViolations(page);
    pageErrors.allow(/Failed to load resource: the server responded with a status of 40[0134]/);
    const person = await register(request);
    const content =
      language === PSEUDO_LANGUAGE
        ? await readContent(page, await logInOnAnotherDevice(request, person))
        : undefined;
    const check = async (name: PageName) => {
      const path = inLanguage(addressOf(name), language, OFFERED);
      const response = await page.goto(path);
      await waitForHydration(page);
      await page.locator('main h1').first().waitFor();
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('dir', languages[language].direction);
      expect(await page.locator('body').innerText(), path).not.toMatch(missing);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 640 });
        await expectNoOverflow(page);
      }
      // Violations are reported as tasks; this one comes after them.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      expect(violations, path).toEqual([]);
      expect(await findMergedNumbers(page), path).toEqual([]);
      expect(await findOtherNames(page), path).toEqual([]);
      if (isForReading(name)) {
        const description = page.locator('meta[name="description"]');
        await expect(description, path).toHaveAttribute('content', /^\S.{20,}$/);
      }
      // The markup is the same in every language.
      if (language === 'en') {
        expect(await findHtmlErrors((await response?.text()) ?? ''), `${path} as sent`).toEqual([]);
        await expectValidHtml(page);
      }
      if (content) expect(await findUntranslated(page, content), path).toEqual([]);
    };
    for (const name of pageNames) if (!isForMembers(name)) await check(name);
    await openAs(page, person, inLanguage(pages.dashboard.path, language, OFFERED));
    for (const name of pageNames) if (isForMembers(name)) await check(name);
  });
}

test('a landing page without a translation says which language its texts are in', async ({
  page,
}) => {
  await open(page, '/ar');
  const statement = page.locator('main h1');
  await expect(statement).toHaveAttribute('lang', 'en');
  await expect(statement).toHaveAttribute('dir', 'ltr');
});

test('the checks of numbers and names report planted mistakes', async ({ page }) => {
  await page.setContent(`<html lang="en">
    <p><b>3</b><span>14 September</span></p>
    <p><b>3</b>, <span>14 September</span></p>
    <p dir="rtl"><bdo dir="ltr"><b>3 </b><span>14 September</span></bdo></p>
    <button aria-label="Close">Delete</button>
    <button aria-label="Delete the card">Delete →</button></html>`);
  expect(await findMergedNumbers(page)).toEqual(['3|14 September', '3 |14 September']);
  expect(await findOtherNames(page)).toEqual(['delete|close']);
});

test('the check of the markup reports planted mistakes', async () => {
  const planted = `<!doctype html><html lang="en"><head><title>Planted</title></head><body>
    <button type="button" popovertarget="menu" aria-expanded="false">Menu</button>
    <div id="menu" popover="auto"></div>
    <input aria-label="Street" autocomplete="street-address">
    <table><tr><td align="right">1</td></tr></table>
    <article><p>No heading</p></article></body></html>`;
  const rules = (await findHtmlErrors(planted)).map((error) => error.split(':')[0]);
  expect(rules.toSorted()).toEqual([
    'article-heading',
    'no-deprecated-attr',
    'popover-expanded',
    'valid-autocomplete',
  ]);
});
