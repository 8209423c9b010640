import { readFile } from 'node:fs/promises';
import { openAs } from '../support/accounts.ts';
import { createSubscriber, SUBSCRIPTION, section } from '../support/billing.ts';
import { expect, test } from '../support/test.ts';

test('the payments of a year can be downloaded as a PDF', async ({ page, request }) => {
  await openAs(page, await createSubscriber(request, 'basic'), SUBSCRIPTION);
  const statement = section(page, 'Annual statement');
  const year = statement.getByLabel('Year');
  await expect(year.getByRole('option')).toHaveText([/^20\d\d \(1 payment or refund\)$/]);
  const downloading = page.waitForEvent('download');
  await statement.getByRole('button', { name: 'Download statement' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`statement-${await year.inputValue()}.pdf`);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
});
