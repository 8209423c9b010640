import { openAs, register } from './support/accounts.ts';
import { expect, expectNoOverflow, type Page, test } from './support/test.ts';

async function nameMember(page: Page, firstName: string): Promise<void> {
  await page.route('**/api/users/me*', async (route) => {
    const response = await route.fetch();
    const user = await response.json();
    await route.fulfill({ response, json: { ...user, profile: { ...user.profile, firstName } } });
  });
}

test('at 320 px a long name shrinks and the buttons of the top bar do not', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await nameMember(page, 'Bartholomew-Maximilian Featherstonehaugh');
  await openAs(page, await register(request), '/dashboard');
  const bar = page.getByRole('banner');
  await expect(bar.getByText(/^Bartholomew/)).toBeVisible();
  for (const button of await bar.locator('button').all()) {
    expect((await button.boundingBox())?.width, await button.innerHTML()).toBeGreaterThanOrEqual(
      44,
    );
  }
  await expectNoOverflow(page);
});

for (const name of ['Ada', 'Bartholomew-Maximilian Featherstonehaugh']) {
  test(`at 768 px the name of the site is complete beside ${name}`, async ({ page, request }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await nameMember(page, name);
    await openAs(page, await register(request), '/about');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    const isComplete = await header
      .getByRole('link')
      .first()
      .locator('span')
      .evaluate(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight <= clientHeight && scrollWidth <= clientWidth,
      );
    expect(isComplete).toBe(true);
    await expectNoOverflow(page);
  });
}
