import { readFile } from 'node:fs/promises';
import { createStaff, openScreen } from '../studio/support.ts';
import { openAsNewMember } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { expect, expectNoAxeViolations, expectNoOverflow, test } from '../support/test.ts';

const site = useDedicatedSite(150);

test('a treasurer issues codes, a member redeems one, and another is withdrawn', async ({
  page,
  request,
  browser,
}) => {
  await openScreen(page, await createStaff(site(), 'treasurer'), '/studio/gifts');
  await expect(page.getByText('No gifts yet')).toBeVisible();
  await page.getByRole('button', { name: 'Issue codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue codes' });
  await dialog.getByLabel('Number of codes').fill('2');
  await dialog.getByLabel('Note').fill('=Summer fair');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Issue codes' }).dblclick();
  const shown = page.getByRole('dialog', { name: 'Your codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(2);
  const [code = ''] = await shown.getByRole('listitem').allTextContents();
  const downloading = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Download as CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv).toMatch(/^"code"\r\n("[0-9A-Z]{4}(-[0-9A-Z]{4}){3}"\r\n){2}$/);
  await shown.getByRole('button', { name: 'I have saved them' }).click();
  const gifts = page.getByRole('list', { name: 'Gifts' }).getByRole('heading');
  await expect(gifts).toHaveCount(2);
  await expectNoOverflow(page);

  const context = await browser.newContext();
  const member = await context.newPage();
  await openAsNewMember(member, request, '/dashboard/gifts/redeem');
  await member.getByLabel('Gift code').fill(code);
  await member.keyboard.press('Enter');
  await member.getByRole('button', { name: 'Redeem the gift' }).click();
  await expect(member.getByText('Your gift is redeemed')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByText(/^Redeemed by /)).toBeVisible();
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw this gift?' });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByLabel('State').selectOption('revoked');
  await expect(gifts).toHaveCount(1);
});
