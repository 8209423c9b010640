import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { expect, open, test } from '../support/test.ts';

const site = useDedicatedSite(23);

test('while content is unavailable, a link opens a cached page', async ({ page, pageErrors }) => {
  pageErrors.allow(/503/);
  const heading = page.getByRole('heading', { level: 1 });
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await open(page, '/about');
  const about = await heading.textContent();
  await open(page, '/');
  const db = new DatabaseSync(join(site().dataDir, 'rostra.db'));
  db.exec('alter table policies rename to policies_away');
  try {
    const dataRequest = page.waitForRequest(/\/about\.data/);
    const documentRequest = page.waitForRequest(`${site().url}/about`);
    await link('About').click();
    await dataRequest;
    expect((await documentRequest).isNavigationRequest()).toBe(true);
    await expect(page).toHaveURL(`${site().url}/about`);
    await expect(heading).toHaveText(String(about));
    await page.goBack();
    await expect(page).toHaveURL(`${site().url}/`);
    await page.goForward();
    await expect(heading).toHaveText(String(about));
    await link('Tech Manifesto').click();
    await expect(heading).toHaveText('This page is temporarily unavailable.');
  } finally {
    db.exec('alter table policies_away rename to policies');
    db.close();
  }
});
