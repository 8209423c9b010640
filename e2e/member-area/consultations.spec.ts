import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { createStaff } from '../studio/support.ts';
import {
  confirmEmailOf,
  logInOnAnotherDevice,
  openAs,
  type Person,
  register,
} from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  holdRequests,
  test,
  waitForChanges,
} from '../support/test.ts';
import { measureTransfer, sum } from '../support/transfer-size.ts';

const site = useDedicatedSite(120);
test.describe.configure({ mode: 'default' });

const DAY = 86_400_000;

/** An editor, who works through the API here. */
async function asEditor(request: APIRequestContext, editor: Person) {
  const headers = { authorization: `Bearer ${await logInOnAnotherDevice(request, editor)}` };
  return async (method: 'POST' | 'PUT', path: string, data: object = {}) => {
    const response = await request.fetch(`/api/studio${path}`, { method, headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()).data;
  };
}

test('members discuss a draft, and everybody reads the answers afterwards', async ({
  page,
  request,
  browser,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(/400 \(Bad Request\)/);
  const edit = await asEditor(request, await createStaff(site(), 'editor'));
  const found = await request.get('/api/policies?filters[slug][$eq]=domestic');
  const { documentId } = (await found.json()).data[0];
  await page.goto('/consultations');
  const listed = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(listed).toHaveText([/^Twelve commitments/, /^Services within reach/]);
  const { consultation } = await edit('POST', '/consultations', {
    key: randomUUID(),
    documentId,
    locale: 'en',
    title: 'Services near everybody',
    introduction: 'Which services are missing?',
    requiredPlan: 'account',
    opensAt: new Date().toISOString(),
    closesAt: new Date(Date.now() + DAY).toISOString(),
    answersDueAt: null,
  });

  // Visitors see dates and counts.
  await page.goto('/policies/domestic');
  await page.getByRole('link', { name: 'Consultation: Services near everybody' }).click();
  await expect(page).toHaveURL('/consultations/services-near-everybody');
  const main = page.getByRole('main');
  await expect(main.getByText('No contributions yet')).toBeVisible();
  await expect(
    main.getByRole('heading', { name: 'The text, paragraph by paragraph' }),
  ).toBeHidden();
  await expectNoAxeViolations(page);

  // A member proposes another wording.
  const [mia, tom] = [await register(request), await register(request)];
  await openAs(page, mia, '/dashboard/consultations');
  // Mails lead here, to turn them off.
  const mails = main.getByRole('checkbox', { name: 'Mail me when a consultation opens' });
  // The last choice counts, also if it is made while another one is being saved.
  await expect(mails).toBeChecked();
  const release = await holdRequests(page, '**/api/consultations/mails');
  await mails.uncheck();
  await mails.check();
  await mails.uncheck();
  const saved = waitForChanges(page, '/api/consultations/mails', 2);
  release();
  await saved;
  await expect(
    page.getByText('You will get no more mails when a consultation opens', { exact: true }).last(),
  ).toBeVisible();
  await page.reload();
  await expect(mails).not.toBeChecked();
  await expectNoAxeViolations(page);
  await main.getByRole('link', { name: 'Services near everybody' }).click();
  // Only with a confirmed address.
  const notice = main.getByText('Confirm your email address to write something');
  await expect(notice).toBeVisible();
  await expect(main.getByRole('button', { name: 'Reword' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Send again' }).click();
  await expect(main.getByRole('status')).toContainText(mia.email);
  await expectNoAxeViolations(page);
  await confirmEmailOf(page, mia);
  await confirmEmailOf(page, tom);
  await page.reload();
  await expect(main.getByRole('button', { name: 'Reword' }).first()).toBeVisible();
  await expect(notice).toBeHidden();
  const first = main.getByRole('button', { name: 'Reword' }).nth(1);
  await first.click();
  const form = main.getByRole('form', { name: 'Other wording' });
  const wording = form.getByLabel('The paragraph as you would word it');
  await expect(wording).toBeFocused();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Agree that your text and your name become public')).toBeVisible();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('This is the present wording. Change it first')).toBeVisible();
  await expect(form.getByRole('checkbox')).toBeChecked();
  await expectNoAxeViolations(page);
  await wording.fill('Every service within ten minutes, for everybody.');
  await form.getByRole('button', { name: 'Send' }).click();
  const proposal = main.getByRole('article');
  await expect(proposal.locator('ins').first()).toContainText('ten minutes');
  await expect(form).toBeHidden();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  // Another member supports it, and changes their mind.
  await page.context().clearCookies();
  await openAs(page, tom, '/dashboard/consultations/services-near-everybody');
  await proposal.getByRole('button', { name: 'Support' }).click();
  await expect(proposal.getByText('1 supporter')).toBeVisible();
  await expect(proposal.getByRole('button', { name: 'Supported' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const comment = main.getByRole('button', { name: 'Comment' }).nth(1);
  await comment.click();
  const box = main.getByRole('form', { name: 'Comment' });
  const words = 'Ten is too few in the country.\n\nMake it twenty.';
  await box.getByLabel('Your comment').fill(words);
  // Looking at another form loses nothing.
  await main.getByRole('button', { name: 'Remove' }).nth(1).click();
  await expect(box).toBeHidden();
  await comment.click();
  await expect(box.getByLabel('Your comment')).toHaveValue(words);
  await box.getByRole('checkbox').check();
  await box.getByRole('button', { name: 'Send' }).click();
  const own = main.getByRole('article').filter({ hasText: 'Ten is too few' });
  await expect(own.getByText('Make it twenty.', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(own).toBeHidden();
  await expect(page.getByText('Your contribution is withdrawn', { exact: true })).toBeVisible();
  await expect(main.locator('[id^=paragraph-]:focus')).toHaveCount(1);
  await expect(main.getByRole('article')).toHaveCount(1);

  // An editor accepts the proposal, and ends the discussion.
  const id = (await proposal.getAttribute('id'))?.replace('contribution-', '') ?? '';
  await edit('PUT', `/contributions/${id}/answer`, { state: 'accepted', answer: 'Well put.' });
  await edit('POST', `/contributions/${id}/merge`);
  await edit('POST', `/consultations/${consultation.id}/drafts`, { reason: 'Shorter ways' });
  await edit('POST', `/consultations/${consultation.id}/abandon`, { reason: 'Elections' });

  await page.context().clearCookies();
  await page.goto('/consultations/services-near-everybody');
  await expect(main.getByText('Elections')).toBeVisible();
  await expect(main.getByText(`With proposals by ${mia.username}`)).toBeVisible();
  await expect(proposal.getByText('Well put.')).toBeVisible();
  await expect(proposal.getByText('In the text since draft 2')).toBeVisible();
  await expectNoAxeViolations(page);
  // For somebody who comes here first.
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { sizesOf } = await measureTransfer(visitor, '/consultations/services-near-everybody');
  expect(sum(sizesOf('script'))).toBeGreaterThan(100 * 1024);
  expect(sum(sizesOf('script'))).toBeLessThanOrEqual(130 * 1024);
  await page.goto('/consultations');
  await expect(main.getByText('Abandoned', { exact: true })).toBeVisible();
  const unknown = await request.get('/consultations/no-such-consultation');
  expect(unknown.status()).toBe(404);
});
