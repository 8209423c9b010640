import { shownPrice } from '@rostra/contract/testing';
import { openAs } from '../support/accounts.ts';
import { createSubscriber, SUBSCRIPTION, section } from '../support/billing.ts';
import { expect, test } from '../support/test.ts';

test('a monthly plan can be paused after reading what happens, and the pause undone', async ({
  page,
  request,
}) => {
  await openAs(page, await createSubscriber(request, 'basic'), SUBSCRIPTION);
  const basic = section(page, 'Basic Membership');
  const day = await basic.getByRole('time').first().innerText();
  await basic.getByRole('button', { name: 'Pause plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pause Basic Membership?' });
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByText(`You keep full access until ${day}`)).toBeVisible();
  const continues = dialog.getByText(/the plan continues by itself, and \$9\.99 is charged/);
  const one = await continues.getByRole('time').innerText();
  await dialog.getByRole('radio', { name: '3 months' }).check();
  await expect(continues.getByRole('time')).not.toHaveText(one);
  const end = await continues.getByRole('time').innerText();
  await dialog.getByRole('button', { name: 'Pause plan' }).dblclick();
  await expect(page.getByText(`Your plan is paused until ${end}.`).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(basic).toContainText(`It pauses on ${day}:`);
  await expect(basic).toContainText(`It continues on ${end} for ${shownPrice('basic')}.`);
  await expect(page.getByText('To change your plan, end the pause first.')).toBeVisible();
  await page.reload();
  await basic.getByRole('button', { name: 'Do not pause' }).click();
  await expect(basic).toContainText(`It renews on ${day} for ${shownPrice('basic')}.`);
});
