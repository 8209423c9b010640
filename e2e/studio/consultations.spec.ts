import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext } from '@playwright/test';
import { logInOnAnotherDevice, type Person, register } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  expectValidHtml,
  type Page,
  storeTheme,
  test,
} from '../support/test.ts';
import { createStaff, openScreen } from './support.ts';

const site = useDedicatedSite(86);

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

const PARAGRAPHS = [
  'Night trains run on every main line, every night of the year.',
  'A ticket costs the same everywhere in the country.',
  'Stations stay open while trains run.',
] as const;

async function headersOf(request: APIRequestContext, person: Person) {
  return { authorization: `Bearer ${await logInOnAnotherDevice(request, person)}` };
}

/** Creates a draft and returns its path in the API. */
async function createPolicy(
  request: APIRequestContext,
  editor: Person,
  data: { title: string; slug: string; body: string },
): Promise<string> {
  const headers = await headersOf(request, editor);
  const made = await request.post('/api/studio/entries/policies', {
    headers,
    data: { data: { ...data, area: 'domestic' } },
  });
  expect(made.status(), await made.text()).toBe(201);
  return `/api/studio/entries/policies/${(await made.json()).data.documentId}`;
}

interface Contribution {
  paragraph: number;
  kind: 'comment' | 'amendment' | 'removal';
  text: string;
}

/** Contributes as a new member with a confirmed address. */
async function contribute(
  request: APIRequestContext,
  slug: string,
  contributions: readonly Contribution[],
): Promise<void> {
  const member = await register(request);
  const db = new DatabaseSync(join(site().dataDir, 'rostra.db'), { timeout: 60_000 });
  db.prepare('update users set email_confirmed_at = created_at where email = ?').run(member.email);
  db.close();
  const headers = await headersOf(request, member);
  const read = await request.get(`/api/consultations/by-slug/${slug}/draft`, { headers });
  const { consultation, text } = (await read.json()).data;
  for (const { paragraph, ...contribution } of contributions) {
    const { id: blockId } = text.blocks.find(
      ({ number }: { number: number }) => number === paragraph,
    );
    const sent = await request.post(`/api/consultations/${consultation.id}/contributions`, {
      headers,
      data: {
        ...contribution,
        ...{ key: randomUUID(), draft: text.draft, blockId, reason: '', agrees: true },
      },
    });
    expect(sent.status(), await sent.text()).toBe(201);
  }
}

/** Moves a time of a consultation to a second ago. */
function letPass(column: 'opens_at' | 'closes_at', slug: string): void {
  const db = new DatabaseSync(join(site().dataDir, 'rostra.db'), { timeout: 60_000 });
  const past = new Date(Date.now() - 1000).toISOString();
  db.prepare(`update consultations set ${column} = ? where slug = ?`).run(past, slug);
  db.close();
}

async function expectFits(page: Page) {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await expectNoAxeViolations(page);
  await expectValidHtml(page);
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

test('an editor announces a consultation, answers members and concludes it', async ({
  page,
  pageErrors,
  request,
}) => {
  // Refused forms, and a paragraph that was changed.
  pageErrors.allow(/status of (400|409|412)/);
  const editor = await createStaff(site(), 'editor');
  const entry = await createPolicy(request, editor, {
    ...{ title: 'Night trains', slug: 'night-trains' },
    body: `## Aims\n\n${PARAGRAPHS.join('\n\n')}`,
  });
  await createPolicy(request, editor, { title: 'Blank sheet', slug: 'blank-sheet', body: '' });
  const main = page.locator('#main');
  const dialog = page.getByRole('dialog');

  await test.step('announces it once', async () => {
    await openScreen(page, editor, '/studio/consultations');
    await expect(main.getByRole('link', { name: /^Services within reach/ })).toBeVisible();
    await page.getByRole('link', { name: 'Announce a consultation' }).click();
    const announce = page.getByRole('button', { name: 'Announce a consultation' });
    const policy = page.getByLabel('Policy', { exact: true });
    await expect(policy).toBeEnabled();
    await announce.click();
    await expect(policy).toBeFocused();
    await expect(policy).toHaveAccessibleDescription(/Choose a policy/);
    await policy.selectOption('Blank sheet');
    await expect(policy).toHaveAccessibleDescription(/has no text yet/);
    await policy.selectOption('Night trains');
    await expect(page.getByLabel('Title')).toHaveValue('Night trains');
    await page.getByLabel('Introduction').fill('Where should they run first?');
    const closes = page.getByLabel('Closes');
    const offered = await closes.inputValue();
    await closes.fill(inDays(-1));
    await announce.click();
    await expect(closes).toHaveAccessibleDescription(/Choose a time in the future/);
    await expect(closes).toBeFocused();
    await expectFits(page);
    await closes.fill(offered);
    await announce.dblclick();
    await expect(main.getByRole('heading', { name: 'Night trains', level: 1 })).toBeVisible();
    await expect(main.getByText('Open', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Public page' })).toHaveAttribute(
      'href',
      '/consultations/night-trains',
    );
    await expect(main.getByRole('region', { name: 'Paragraph 3' })).toContainText('Stations');
  });

  await contribute(request, 'night-trains', [
    { paragraph: 1, kind: 'comment', text: 'Also to Lisbon?' },
    { paragraph: 2, kind: 'amendment', text: 'A ticket costs the same everywhere in Europe.' },
    { paragraph: 3, kind: 'removal', text: '' },
  ]);
  await page.reload();
  const first = main.getByRole('region', { name: 'Paragraph 1' }).getByRole('article');
  const second = main.getByRole('region', { name: 'Paragraph 2' }).getByRole('article');
  const third = main.getByRole('region', { name: 'Paragraph 3' }).getByRole('article');
  const answer = async (card: typeof first, decision: string, text: string) => {
    await card.getByRole('button', { name: /^(Answer|Change answer)/ }).click();
    await card.getByLabel('Decision').selectOption(decision);
    await card.getByLabel('Public answer').fill(text);
    await card.getByRole('button', { name: 'Send answer' }).click();
    await expect(card.getByLabel('Public answer')).toBeHidden();
  };

  await test.step('learns what is missing before the end', async () => {
    await expect(first).toContainText('Also to Lisbon?');
    await expect(second.locator('ins')).toContainText('Europe');
    const conclude = page.getByRole('button', { name: 'Conclude' });
    await conclude.click();
    await expect(dialog).toContainText('3 contributions are still unanswered.');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(conclude).toBeFocused();
    await expectFits(page);
  });

  await test.step('answers, and what was written survives a refusal', async () => {
    await page.getByRole('link', { name: 'Unanswered (3)' }).click();
    await first.getByRole('button', { name: /^Answer/ }).click();
    const send = first.getByRole('button', { name: 'Send answer' });
    await send.click();
    await expect(first.getByLabel('Decision')).toBeFocused();
    await first.getByLabel('Decision').selectOption('Noted');
    await send.click();
    await expect(first.getByLabel('Public answer')).toBeFocused();
    await expectFits(page);
    await first.getByLabel('Public answer').fill('We will ask Lisbon.');
    await page.route('**/answer', (route) => route.abort());
    pageErrors.allow(/ERR_FAILED/);
    await send.click();
    await expect(first.getByRole('alert')).toContainText('could not be reached');
    await page.unroute('**/answer');
    await expect(first.getByLabel('Public answer')).toHaveValue('We will ask Lisbon.');
    await send.dblclick();
    // It stays, although it is answered.
    await expect(first).toContainText('We will ask Lisbon.');
    await expect(first.getByRole('button', { name: /^Change answer/ })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Unanswered (2)' })).toBeVisible();
  });

  await test.step('puts a wording into the text and shows members the next draft', async () => {
    await answer(second, 'Accepted', 'Europe it is.');
    await second.getByRole('button', { name: /^Put into the text/ }).click();
    await expect(second.getByText('In the next draft')).toBeVisible();
    await expect(second.getByRole('button', { name: /^Change answer/ })).toBeFocused();
    await page.getByRole('button', { name: 'Show members the present draft' }).click();
    await dialog.getByRole('button', { name: 'Show members the present draft' }).click();
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await dialog.getByLabel('Reason').fill('Tickets for all of Europe.');
    await dialog.getByRole('button', { name: 'Show members the present draft' }).click();
    await expect(dialog).toBeHidden();
    const heading = main.getByRole('heading', { name: 'Draft 2 and contributions' });
    await expect(heading).toBeFocused();
    await expect(main.getByRole('region', { name: 'Drafts' })).toContainText('With proposals by');
    await expect(second).toContainText('In draft 2');
    await expect(second).toContainText('Paragraph changed since draft 1');
  });

  await test.step('hides a contribution and shows it again', async () => {
    await third.getByRole('button', { name: /^Hide/ }).click();
    await dialog.getByLabel('Reason').fill('Sent by mistake.');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(third).toContainText('Sent by mistake.');
    const show = third.getByRole('button', { name: /^Show again/ });
    await expect(show).toBeFocused();
    await show.click();
    await expect(third).not.toContainText('Sent by mistake.');
  });

  await test.step('words a proposal about a changed paragraph', async () => {
    await answer(third, 'Accepted', 'Yes, it is obvious.');
    const read = await request.get(entry, { headers: await headersOf(request, editor) });
    const { draft } = (await read.json()).data;
    const saved = await request.put(entry, {
      headers: await headersOf(request, editor),
      data: { data: { body: draft.body.replace('Stations stay open', 'Some stations stay open') } },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    await third.getByRole('button', { name: /^Put into the text/ }).click();
    await expect(third.getByRole('alert')).toContainText('The paragraph has changed since');
    await expect(third.getByRole('link', { name: 'Edit the policy' })).toBeVisible();
    await expectFits(page);
    await answer(third, 'Accepted in changed form', 'Some stations close.');
    await third.getByRole('button', { name: /^Credit in the next draft/ }).click();
    await expect(third.getByText('In the next draft')).toBeVisible();
  });

  await test.step('concludes it after its end', async () => {
    letPass('closes_at', 'night-trains');
    await page.goto('/studio/consultations');
    const rows = page.getByRole('list', { name: 'Consultations' }).getByRole('listitem');
    const row = rows.filter({ hasText: 'Night trains' });
    await expect(row).toContainText('Answers due');
    await expect(row).toContainText('All answered');
    await row.getByRole('link').click();
    await page.getByRole('button', { name: 'Conclude' }).click();
    await dialog.getByLabel('What came of it').fill('Members chose Europe.');
    await dialog.getByRole('button', { name: 'Conclude' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(main.getByText('Members chose Europe.')).toBeVisible();
    await expect(main.getByRole('region', { name: 'Drafts' })).toContainText('Draft 3');
    await expect(main.getByRole('button', { name: /^(Answer|Change answer)/ })).toHaveCount(0);
    await expectFits(page);
  });
});

test('an editor changes an announcement and abandons the consultation, in the dark', async ({
  page,
  pageErrors,
  request,
}) => {
  pageErrors.allow(/status of 409/);
  const editor = await createStaff(site(), 'editor');
  await createPolicy(request, editor, {
    ...{ title: 'Harbours', slug: 'harbours', body: PARAGRAPHS.join('\n\n') },
  });
  await storeTheme(page, 'dark');
  await openScreen(page, editor, '/studio/consultations/new');
  await expect(page.getByLabel('Policy', { exact: true })).toBeEnabled();
  await page.getByLabel('Policy', { exact: true }).selectOption('Harbours');
  await page.getByLabel('Opens').fill(inDays(1));
  await page.getByRole('button', { name: 'Announce a consultation' }).click();
  const main = page.locator('#main');
  await expect(main.getByText('Announced', { exact: true })).toBeVisible();

  const dialog = page.getByRole('dialog');
  const edit = page.getByRole('button', { name: 'Edit announcement' });
  await edit.click();
  await dialog.getByLabel('Title').fill('Harbours and ferries');
  await dialog.getByLabel('Who can take part').selectOption('Members with a paid plan');
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(main).toContainText('Members with a paid plan');

  letPass('opens_at', 'harbours');
  await page.reload();
  await edit.click();
  await expect(dialog.getByLabel('Who can take part')).toBeHidden();
  const closes = dialog.getByLabel('Closes');
  await closes.fill(inDays(2));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('can only be extended');
  await dialog.getByLabel('Answers due').fill('');
  await closes.fill(inDays(60));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Abandon' }).click();
  await dialog.getByLabel('Reason').fill('The ministry was faster.');
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Abandon' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText('The ministry was faster.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(edit).toBeHidden();
  await expectFits(page);
});

test('without the starter content, there is no consultation', async ({ page, request }) => {
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio/consultations');
  const owner = await createStaff(site(), 'owner');
  const headers = await headersOf(request, owner);
  const removed = await request.delete('/api/studio/setup/starter-content', { headers });
  expect(removed.status()).toBe(200);
  await page.reload();
  const list = page.locator('#main');
  await expect(list.getByRole('link', { name: 'Announce a consultation' })).toBeVisible();
  await expect(list.getByRole('link', { name: /^Services within reach/ })).toBeHidden();
});
