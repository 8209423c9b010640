import { openAs, openAsNewMember, register } from '../support/accounts.ts';
import { addAuthenticator, codeOf, setUpApp } from '../support/second-factors.ts';
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
  await openAsNewMember(page, request, '/dashboard/profile');
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

test('with two-step login, a code or a recovery code is the proof', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  await openAsNewMember(page, request, '/dashboard/profile');
  const { secret, codes } = await setUpApp(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await requireProofOnce(page);
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(dialog(page).getByText('Use your password')).toHaveCount(0);
  const code = dialog(page).getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  await expectNoAxeViolations(page);
  await code.fill('12345');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(code).toHaveAccessibleDescription(/six digits/);
  await code.fill(codeOf(secret, 1));
  const arriving = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  expect((await arriving).suggestedFilename()).toBe('my-data.json');
  await expect(dialog(page)).toBeHidden();

  await requireProofOnce(page);
  await page.getByRole('button', { name: 'Download my data' }).click();
  await dialog(page).getByRole('button', { name: 'Use a recovery code' }).click();
  const recoveryCode = dialog(page).getByLabel('One of your recovery codes');
  await expect(recoveryCode).toBeFocused();
  await expectNoAxeViolations(page);
  await recoveryCode.fill(codes[0] ?? '');
  const arrivingAgain = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  expect((await arrivingAgain).suggestedFilename()).toBe('my-data.json');
});

test('a passkey is the proof of an account that has one', async ({ page, request, pageErrors }) => {
  pageErrors.allow(refused);
  await addAuthenticator(page);
  await openAsNewMember(page, request, '/dashboard/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  const usePasskey = dialog(page).getByRole('button', { name: 'Use a passkey' });

  await requireProofOnce(page);
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(usePasskey).toBeFocused();
  await expect(dialog(page).getByText('Use your password')).toHaveCount(0);
  await expectNoAxeViolations(page);
  const arriving = page.waitForEvent('download');
  await usePasskey.click();
  expect((await arriving).suggestedFilename()).toBe('my-data.json');
  await expect(dialog(page)).toBeHidden();
});
