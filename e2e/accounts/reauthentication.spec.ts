import { openAs, register } from '../support/accounts.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  type Page,
  test,
} from '../support/test.ts';

/** The browser logs every response of 400 and above. */
const refused = /status of 40[03]/;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

/** Answers the next download as the server does if the last proof is older than ten minutes. */
const requireProofOnce = (page: Page) =>
  page.route(
    '**/api/users/me/data',
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          data: null,
          error: {
            status: 403,
            name: 'ForbiddenError',
            code: 'proof_required',
            message: 'Please confirm that it is you to continue.',
            details: {},
          },
        },
      }),
    { times: 1 },
  );

test('a sensitive action asks for the password and then continues', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  const ada = await register(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ada, '/dashboard/profile');
  await requireProofOnce(page);
  const button = page.getByRole('button', { name: 'Download my data' });
  await button.click();
  await expect(dialog(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  const password = dialog(page).getByLabel('Your password');
  await expect(password).toBeFocused();
  await password.fill('not the password');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(password).toHaveAccessibleDescription(/password/i);
  await password.fill(ada.password);
  const arriving = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  expect((await arriving).suggestedFilename()).toBe('my-data.json');
  await expect(dialog(page)).toBeHidden();
});

test('closing the question ends the action without an error', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  const ada = await register(request);
  await openAs(page, ada, '/dashboard/profile');
  await requireProofOnce(page);
  const button = page.getByRole('button', { name: 'Download my data' });
  await button.click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator('[data-variant="destructive"]')).toHaveCount(0);
  const arriving = page.waitForEvent('download');
  await button.click();
  expect((await arriving).suggestedFilename()).toBe('my-data.json');
});
