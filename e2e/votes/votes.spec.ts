import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext } from '@playwright/test';
import { blindSlip, randomHex, unblind } from '@rostra/contract/ballots';
import { createStaff, openScreen } from '../studio/support.ts';
import { logInOnAnotherDevice, openAs, type Person, register } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  type Page,
  test,
} from '../support/test.ts';
import { measureTransfer, sum } from '../support/transfer-size.ts';

/** Votes can open at once. */
const site = useDedicatedSite(140, { VOTE_NOTICE_DAYS: '0', VOTE_DURATION_DAYS: '0' });
test.describe.configure({ mode: 'default' });

function change(sql: string, ...values: (string | number)[]): void {
  const db = new DatabaseSync(join(site().dataDir, 'rostra.db'));
  db.exec('pragma busy_timeout = 5000');
  db.prepare(sql).run(...values);
  db.close();
}

/** Members whose addresses are confirmed, and who joined long ago. */
async function joinAll(request: APIRequestContext, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) people.push(await register(request));
  change(
    "update users set email_confirmed_at = created_at, created_at = '2026-01-01T00:00:00.000Z'",
  );
  return people;
}

/** Votes are opened and closed once a minute, and when the server starts, unless that was done in the same minute. */
async function openAndCloseVotes(): Promise<void> {
  change("delete from jobs where name = 'votes'");
  await site().restart();
}

/** As if its time had passed. The database refuses to close a vote earlier than announced, so its guard goes first. */
async function closeNow(question: string): Promise<void> {
  change('drop trigger if exists votes_fixed');
  change('update votes set closes_at = opens_at where question = ?', question);
  await openAndCloseVotes();
}

/** What the page does, for members who are not in front of a browser. */
async function voteByApi(request: APIRequestContext, person: Person, slug: string, choice: string) {
  const headers = { authorization: `Bearer ${await logInOnAnotherDevice(request, person)}` };
  const found = await request.get(`/api/votes/by-slug/${slug}/ballot`, { headers });
  const { slipKey, vote } = (await found.json()).data;
  const slip = randomHex(32);
  const { blinded, inverse } = await blindSlip(slipKey, slip);
  const data = { blinded };
  const issued = await request.post(`/api/votes/${vote.id}/slips`, { headers, data });
  const { signature } = (await issued.json()).data;
  const response = await fetch(`${site().url}/api/votes/${vote.id}/ballots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ slip, receipt: randomHex(16), choice },
      signature: await unblind(slipKey, { slip, inverse }, signature),
    }),
  });
  expect(response.status, await response.text()).toBe(200);
}

async function announce(page: Page, editor: Person, question: string, isOpen = false) {
  await openScreen(page, editor, '/studio/votes');
  await page.getByRole('link', { name: 'Announce a vote' }).click();
  await page.getByRole('button', { name: 'Announce a vote' }).click();
  await expect(page.getByText('Please fill this in').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Policy').selectOption({ index: 1 });
  const version = page.getByLabel('Version', { exact: true });
  await expect(version.locator('option')).not.toHaveCount(1);
  await version.selectOption({ index: 1 });
  await page.getByLabel('What it costs').fill('Four million a year, from the reserve.');
  await page.getByLabel('Question').fill(question);
  if (isOpen) await page.getByLabel('Ballots').selectOption('open');
  await page.getByLabel('Opens', { exact: false }).fill('');
  await page.getByRole('button', { name: 'Announce a vote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await expectNoAxeViolations(page);
}

const PHONE = { width: 390, height: 664 };

/** On a phone, what has just appeared is off the screen unless the page moves there. */
async function expectMovedTo(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByText(text)).toBeInViewport();
  await expect(page.locator(':focus')).toContainText(text);
}

test('members vote in secret, change it, and everybody recounts the result', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  const question = 'Shall we adopt this text?';
  const slug = 'shall-we-adopt-this-text';
  const people = await joinAll(request, 24);
  const [mia, ...others] = people as [Person, ...Person[]];
  await announce(page, await createStaff(site(), 'editor'), question);
  await openAndCloseVotes();
  await page.reload();
  await expect(page.getByRole('main').getByText('Open', { exact: true })).toBeVisible();

  await page.context().clearCookies();
  const { data } = await (await request.get(`/api/votes/by-slug/${slug}`)).json();
  await page.goto(data.vote.policyPath);
  await page.getByRole('link', { name: `Vote: ${question}` }).click();
  await expect(page).toHaveURL(`/votes/${slug}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Four million a year, from the reserve.')).toBeVisible();
  await expect(main.getByText('your vote is lost.')).toBeVisible();
  await expectNoAxeViolations(page);
  const { sizesOf } = await measureTransfer(page, `/votes/${slug}`);
  expect(sum(sizesOf('script'))).toBeLessThanOrEqual(130 * 1024);

  await openAs(page, mia, `/dashboard/votes/${slug}`);
  await main.getByRole('button', { name: 'Vote' }).click();
  await expect(main.getByText('Choose one of the answers first')).toBeVisible();
  await expectNoAxeViolations(page);
  // The connection breaks after the slip was made: it is kept, and the next try continues.
  await page.route('**/api/votes/*/ballots', (route) => route.abort());
  await main.getByLabel('Against').check();
  await main.getByRole('button', { name: 'Vote' }).click();
  await expect(main.getByText('Your slip is kept in this browser.')).toBeVisible();
  await page.unroute('**/api/votes/*/ballots');
  await page.reload();
  const sent = page.waitForRequest('**/api/votes/*/ballots');
  await main.getByLabel('Against').check();
  await main.getByRole('button', { name: 'Vote' }).click();
  const headers = await (await sent).allHeaders();
  expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined]);
  await expect(main.getByText('You chose “Against”.')).toBeVisible();
  await page.setViewportSize(PHONE);
  await main.getByLabel('For', { exact: true }).check();
  await main.getByRole('button', { name: 'Change my vote' }).click();
  await expectMovedTo(page, 'You chose “For”.');
  await expect(main.getByText('Your receipt, with which you find')).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });
  const receipt = await main
    .locator('code')
    .filter({ hasText: /^[0-9a-f]{32}$/ })
    .first()
    .innerText();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  // Another browser does not have the slip.
  const [key = '', slip = ''] = await page.evaluate(() => {
    const [name = ''] = Object.keys(localStorage).filter((each) => each.startsWith('vote:'));
    const kept = localStorage.getItem(name) ?? '';
    localStorage.removeItem(name);
    return [name, kept];
  });
  await page.reload();
  await expect(main.getByText('Your slip is in another browser')).toBeVisible();
  await page.evaluate(([name = '', kept = '']) => localStorage.setItem(name, kept), [key, slip]);

  // Another member only gets a slip, and casts it later without being logged in.
  const [ann, ...more] = others as [Person, ...Person[]];
  await openAs(page, ann, `/dashboard/votes/${slug}`);
  await page.setViewportSize(PHONE);
  await main.getByRole('button', { name: 'Only get my slip now' }).click();
  await expectMovedTo(page, 'Your slip is in this browser');
  await expectNoAxeViolations(page);
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith('vote:')) localStorage.removeItem(name);
    }
  });
  await page.goto(`/votes/${slug}/cast`);
  await expect(main.getByRole('heading', { name: 'Slip 2' })).toBeVisible();
  await page.evaluate((name) => localStorage.removeItem(name), key);
  const authorized: string[] = [];
  page.on('request', (sent) => {
    if (sent.headers().authorization) authorized.push(sent.url());
  });
  await page.reload();
  await main.getByLabel('Against').check();
  await main.getByRole('button', { name: 'Vote' }).click();
  await expectMovedTo(page, 'You chose “Against”.');
  await expect(main.getByText('Your receipt, with which you find')).toBeInViewport();
  expect(authorized).toEqual([]);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith('vote:')) localStorage.removeItem(name);
    }
  });
  await page.reload();
  await expect(main.getByText('There is no slip in this browser')).toBeVisible();
  await page.evaluate(([name = '', kept = '']) => localStorage.setItem(name, kept), [key, slip]);

  for (const [index, person] of more.slice(0, 10).entries()) {
    await voteByApi(request, person, slug, index < 3 ? 'against' : '1');
  }
  await closeNow(question);
  await expect(async () => {
    expect((await request.get(`/votes/${slug}/record.json`)).status()).toBe(200);
  }).toPass();

  // The browser keeps the receipt, and nothing that shows how the member voted.
  await openAs(page, mia, `/dashboard/votes/${slug}`);
  await expect(main.getByText(receipt)).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(
    JSON.stringify({ receipt }),
  );

  await page.context().clearCookies();
  await page.goto(`/votes/${slug}`);
  await expect(main.getByRole('heading', { name: 'Result: Adopted' })).toBeVisible();
  await expectNoAxeViolations(page);
  await main.getByRole('link', { name: 'Recount it' }).click();
  await main.getByRole('button', { name: 'Count now' }).click();
  await expect(main.getByText('Right', { exact: true })).toHaveCount(5);
  await main.getByLabel('Find a receipt').fill(receipt);
  await expect(main.getByText('This ballot says: For')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  // One changed byte shows.
  await page.route('**/record.json', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"choice": "against"', '"choice": "1"');
    await route.fulfill({ response, body });
  });
  await main.getByRole('button', { name: 'Count now' }).click();
  await expect(main.getByText('Wrong', { exact: true })).toHaveCount(2);
});

test('members vote with their names', async ({ page, request }) => {
  const question = 'Shall we meet in May?';
  const slug = 'shall-we-meet-in-may';
  const [tom] = (await joinAll(request, 2)) as [Person, Person];
  const editor = await createStaff(site(), 'editor');
  await announce(page, editor, question, true);
  await openAndCloseVotes();
  await page.reload();
  await expect(
    page
      .getByRole('main')
      .getByText('1 member, fixed')
      .or(page.getByRole('main').getByText(/\d members, fixed/)),
  ).toBeVisible();
  await openAs(page, tom, `/dashboard/votes/${slug}`);
  const main = page.getByRole('main');
  await page.setViewportSize(PHONE);
  await main.getByLabel('For', { exact: true }).check();
  await main.getByRole('button', { name: 'Vote' }).click();
  await expectMovedTo(page, 'You chose “For”.');
  await main.getByLabel('Against').check();
  await main.getByRole('button', { name: 'Change my vote' }).click();
  await expectMovedTo(page, 'You chose “Against”.');
  // The page has moved below the pointer. A link there would load its page while the site restarts.
  await page.mouse.move(0, 300);
  await expectNoAxeViolations(page);
  await closeNow(question);
  await expect(async () => {
    await page.goto(`/votes/${slug}`);
    await expect(main.getByText(tom.username).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectNoAxeViolations(page);
});
