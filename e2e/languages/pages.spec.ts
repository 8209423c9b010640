import { inLanguage, type PageName, pages } from '@rostra/contract/pages';
import { languages, PSEUDO_LANGUAGE } from '@rostra/messages';
import { areas } from '../../packages/messages/src/areas.ts';
import { logInOnAnotherDevice, openAs, register } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { addressOf, pageNames } from '../support/page-addresses.ts';
import { expect, expectNoOverflow, open, test } from '../support/test.ts';
import { findUntranslated, readContent } from '../support/untranslated.ts';

const OFFERED = ['en', 'de', 'fr', 'es', 'ar', PSEUDO_LANGUAGE] as const;

// In one worker: the tests share a site, which has one port.
test.describe.configure({ mode: 'default' });
useDedicatedSite(46, { SITE_LANGUAGE: 'en', SITE_LANGUAGES: OFFERED.join(',') });
test.use({ viewport: { width: 320, height: 640 } });

const isForMembers = (name: PageName) => pages[name].access === 'member';
/** What a message that does not exist looks like. */
const missing = new RegExp(`\\b(${Object.values(areas).flat().join('|')})\\.[a-z][\\w.-]+\\b`);

for (const language of OFFERED) {
  test(`every page is complete and fits into 320 pixels: ${language}`, async ({
    page,
    request,
    pageErrors,
  }) => {
    test.setTimeout(90_000);
    pageErrors.allow(/Failed to load resource: the server responded with a status of 40[0134]/);
    const person = await register(request);
    const content =
      language === PSEUDO_LANGUAGE
        ? await readContent(page, await logInOnAnotherDevice(request, person))
        : undefined;
    const check = async (name: PageName) => {
      const path = inLanguage(addressOf(name), language, OFFERED);
      await open(page, path);
      await page.locator('main h1').first().waitFor();
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('dir', languages[language].direction);
      expect(await page.locator('body').innerText(), path).not.toMatch(missing);
      await expectNoOverflow(page);
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
