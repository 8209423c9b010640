import type { Browser } from '@playwright/test';
import { shownPrice } from '@rostra/contract/testing';
import { createStaff, openScreen } from '../studio/support.ts';
import {
  confirmEmailOf,
  getLinkFromMail,
  logInOnAnotherDevice,
  newPerson,
  openAs,
  type Person,
  register,
} from '../support/accounts.ts';
import {
  bankFrame,
  CARDS,
  createSubscriber,
  errorToast,
  message,
  SUBSCRIPTION,
  saveCard,
  section,
} from '../support/billing.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  type Page,
  test,
} from '../support/test.ts';

const site = useDedicatedSite(152);

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

const GROUP = `${SUBSCRIPTION}/group`;
const PAID_TEXT = '/dashboard/content/the-maintenance-rule-in-practice';
const refused = /Failed to load resource: the server responded with a status of (400|402|403|409)/;

/** Staff mark the plan in the studio. */
async function offerGroups(page: Page): Promise<void> {
  await openScreen(page, await createStaff(site(), 'treasurer'), '/studio/plans');
  await page.getByRole('button', { name: 'Edit Basic Membership' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit plan' });
  await dialog.getByRole('checkbox', { name: 'Can be bought for a group' }).check();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Edit Basic Membership' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Can be bought for a group' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

async function openAsPayer(page: Page, seats: number, card?: string): Promise<Person> {
  await offerGroups(page);
  const payer = await createSubscriber(page.request, 'basic', card);
  await confirmEmailOf(page, payer);
  if (seats > 1) await setSeats(page, payer, seats);
  await openAs(page, payer, GROUP);
  await expect(section(page, 'Seats')).toBeVisible();
  return payer;
}

/** Through the API. */
async function setSeats({ request }: Page, payer: Person, seats: number): Promise<void> {
  const headers = { authorization: `Bearer ${await logInOnAnotherDevice(request, payer)}` };
  const preview = await request.post('/api/group/seats/preview', { headers, data: { seats } });
  const { amountDue, prorationDate } = await preview.json();
  const data = { seats, amountDue, prorationDate };
  expect((await request.put('/api/group/seats', { headers, data })).status()).toBe(200);
}

async function invite(page: Page, email: string): Promise<string> {
  await section(page, 'People').getByLabel('Email address').fill(email);
  await page.keyboard.press('Enter');
  await expect(message(page, `An invitation was sent to ${email}`)).toBeVisible();
  return getLinkFromMail(page, email, /invites you to a group/);
}

async function openOther(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  return context.newPage();
}

const rowOf = (page: Page, name: string) =>
  section(page, 'People').getByRole('listitem').filter({ hasText: name });

test('a member pays for two other people, who come, go and are removed', async ({
  page,
  browser,
  baseURL,
}) => {
  const payer = await openAsPayer(page, 1);
  await expect(page.getByText('1 of 1 used, including yours')).toBeVisible();
  await expect(
    page.getByText('All seats are used. Add a seat to invite more people.'),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  // The price of three seats, paid once although the button is clicked twice.
  const seats = section(page, 'Seats');
  await seats.getByLabel('Number of seats').fill('3');
  await page.keyboard.press('Enter');
  const pay = seats.getByRole('button', { name: /^Pay \$19\.9\d now$/ });
  await expect(pay).toBeVisible();
  await expect(seats.getByText(/each payment is \$29\.97/)).toBeVisible();
  await expect(seats.getByText('It will be charged to your Visa ending in 4242.')).toBeVisible();
  await expectNoAxeViolations(page);
  const amount = /\$[\d.]+/.exec(await pay.innerText())?.[0] ?? '';
  await pay.dblclick();
  await expect(message(page, 'Subscription updated')).toBeVisible();
  await expect(page.getByText('1 of 3 used, including yours')).toBeVisible();

  // Two invitations, one to somebody without an account.
  const kim = newPerson();
  const link = await invite(page, kim.email);
  const lou = await register(page.request);
  const linkOfLou = await invite(page, lou.email);
  await expect(page.getByText('3 of 3 used, including yours')).toBeVisible();
  await expect(section(page, 'People').getByLabel('Email address')).toBeHidden();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await expectNoAxeViolations(page);

  // The code is kept while Kim registers.
  const theirs = await openOther(browser, baseURL);
  await theirs.goto(link);
  await expect(theirs).toHaveURL('/login');
  await theirs.getByRole('main').getByRole('link', { name: 'Join Now' }).click();
  await expect(theirs.getByRole('heading', { name: 'Join', exact: true })).toBeVisible();
  await theirs.getByLabel('Username').fill(kim.username);
  await theirs.getByLabel('Email', { exact: true }).fill(kim.email);
  await theirs.getByLabel('Password', { exact: true }).fill(kim.password);
  await theirs.keyboard.press('Enter');
  await expect(
    theirs.getByText(`${payer.username} pays for your Basic Membership.`, { exact: false }),
  ).toBeVisible();
  await expect(theirs).toHaveURL('/dashboard/group-invitation');
  await expectNoAxeViolations(theirs);
  await expectNoOverflow(theirs);
  await theirs.getByRole('button', { name: 'Join', exact: true }).dblclick();
  await expect(theirs.getByText('You have joined the group')).toBeVisible();
  await expectNoAxeViolations(theirs);
  await theirs.getByRole('link', { name: 'Open your dashboard' }).click();
  const strip = section(theirs, 'Your membership');
  await expect(strip).toContainText('Basic Membership');
  await expect(strip).toContainText(`${payer.username} pays for you.`);
  await theirs.goto(PAID_TEXT);
  await expect(theirs.getByRole('button', { name: 'Mark as read' })).toBeVisible();

  // Lou logs in first.
  const another = await openOther(browser, baseURL);
  await another.goto(linkOfLou);
  await expect(another).toHaveURL('/login');
  await another.getByLabel('Username or email').fill(lou.email);
  await another.getByLabel('Password', { exact: true }).fill(lou.password);
  await another.keyboard.press('Enter');
  await another.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(another.getByText('You have joined the group')).toBeVisible();

  // The payer removes Kim, and the text closes.
  await page.reload();
  await expect(rowOf(page, kim.username)).toContainText('Member');
  await rowOf(page, kim.username)
    .getByRole('button', { name: `Remove ${kim.username}` })
    .click();
  const question = page.getByRole('dialog', { name: `Remove ${kim.username}?` });
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(message(page, `${kim.username} was removed`)).toBeVisible();
  await expect(question).toBeHidden();
  await expect(rowOf(page, kim.username)).toHaveCount(0);
  await expect(section(page, 'People')).toBeFocused();
  await theirs.reload();
  await expect(theirs.getByText('Your account does not include this yet')).toBeVisible();
  await theirs.context().close();

  // Lou leaves.
  await another.getByRole('link', { name: 'Open your dashboard' }).click();
  await another.getByRole('link', { name: 'Manage your plan' }).click();
  const membership = section(another, 'Your group');
  await expect(membership).toContainText(`${payer.username} pays for your Basic Membership.`);
  await expectNoAxeViolations(another);
  await membership.getByRole('button', { name: 'Leave the group' }).click();
  await another.getByRole('dialog').getByRole('button', { name: 'Leave the group' }).click();
  await expect(message(another, 'You have left the group')).toBeVisible();
  await expect(another.getByRole('button', { name: 'Choose Basic' })).toBeVisible();
  await another.context().close();

  // The receipt shows what the preview has shown, and the studio's ledger too.
  await page.reload();
  await expect(page.getByText('1 of 3 used, including yours')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your subscription' }).click();
  const invoices = section(page, 'Invoices').getByRole('listitem');
  await expect(invoices).toHaveCount(2);
  await expect(invoices.filter({ hasText: amount })).toHaveCount(1);
  await openScreen(page, await createStaff(site(), 'treasurer'), '/studio/money');
  const payments = page.getByRole('table', { name: 'Payments' }).locator('tbody tr');
  await expect(
    payments.filter({ hasText: payer.username }).filter({ hasText: amount }),
  ).toHaveCount(1);
});

test('fewer seats begin with the next payment, and can be undone', async ({ page }) => {
  await openAsPayer(page, 3);
  const seats = section(page, 'Seats');
  const field = seats.getByLabel('Number of seats');
  for (const [typed, problem] of [
    ['many', 'Enter a number from 1 to 200'],
    ['201', 'Enter a number from 1 to 200'],
    ['3', 'Your group already has this number of seats'],
  ] as const) {
    await field.fill(typed);
    await page.keyboard.press('Enter');
    await expect(seats.getByText(problem)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed);
  }
  await field.fill('2');
  await seats.getByRole('button', { name: 'Show price' }).click();
  await expect(seats.getByText(/\$19\.98 will be charged for 2 seats/)).toBeVisible();
  await seats.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  const change = seats.getByRole('button', { name: /^Change on / });
  const day = (await change.innerText()).replace('Change on ', '');
  await change.dblclick();
  await expect(seats.getByText(`From ${day}, you have 2 seats.`)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/dashboard');
  await expect(section(page, 'Your membership')).toContainText(`Renews on ${day} with 2 seats.`);
  await page.goto(SUBSCRIPTION);
  const plan = section(page, 'Basic Membership');
  await expect(plan).toContainText(
    `It renews on ${day} with 2 seats, for ${shownPrice('basic', 2)}.`,
  );
  await plan.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The planned change to your seats will not happen.');
  await dialog.getByRole('button', { name: 'Keep plan' }).click();
  await plan.getByRole('button', { name: 'Keep 3 seats' }).click();
  await expect(plan).toContainText(
    `It renews on ${day} with 3 seats, for ${shownPrice('basic', 3)}.`,
  );
  await expect(message(page, 'Subscription updated')).toBeVisible();

  // A cancelled plan keeps its group, but its seats cannot be changed.
  await plan.getByRole('button', { name: 'Cancel plan' }).click();
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(plan).toContainText('It ends on');
  await section(page, 'Group').getByRole('link', { name: 'Manage group' }).click();
  await expect(
    seats.getByText(/Your plan is cancelled, and your group ends with it/),
  ).toBeVisible();
  await expect(field).toBeHidden();
  await expect(section(page, 'People').getByLabel('Email address')).toBeVisible();
});

test('invitations are sent again and withdrawn, and wrong ones are explained', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(refused);
  const payer = await openAsPayer(page, 3);
  const people = section(page, 'People');
  const field = people.getByLabel('Email address');
  for (const [typed, problem] of [
    ['nobody', /email/i],
    [payer.email, /You already have a seat/],
  ] as const) {
    await field.fill(typed);
    await page.keyboard.press('Enter');
    await expect(people.getByText(problem).last()).toBeVisible();
    await expect(field).toHaveValue(typed);
    await expect(field).toBeFocused();
  }
  const kim = await register(page.request);
  const first = await invite(page, kim.email);
  const sent = page.waitForResponse('**/api/group/invitations');
  await people.getByRole('button', { name: `Send again to ${kim.email}` }).click();
  expect((await sent).status()).toBe(200);
  const second = await getLinkFromMail(page, kim.email, /invites you to a group/);
  expect(second).not.toBe(first);

  // The payer cannot accept it, and the first link is void.
  await page.goto(second);
  await expect(page.getByText('This is an invitation to your own group.')).toBeVisible();
  const theirs = await openOther(browser, baseURL);
  await openAs(theirs, kim, '/dashboard/group-invitation');
  await expect(theirs.getByText('Open the whole link from the email.')).toBeVisible();
  await theirs.goto(first);
  await expect(theirs.getByText(/The invitation was used or withdrawn/)).toBeVisible();

  await page.goto(GROUP);
  await people.getByRole('button', { name: `Withdraw the invitation for ${kim.email}` }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw the invitation?' });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(message(page, `The invitation for ${kim.email} was withdrawn`)).toBeVisible();
  await expect(people).toBeFocused();
  await theirs.goto(second);
  await expect(theirs.getByText(/The invitation was used or withdrawn/)).toBeVisible();

  // Whoever pays for a plan cancels it first.
  const eve = await createSubscriber(page.request, 'premium');
  const third = await invite(page, eve.email);
  await openAs(theirs, eve, '/dashboard');
  await expect(section(theirs, 'Your membership')).toContainText('Renews on');
  await theirs.goto(third);
  await expect(theirs.getByText(/You pay for a plan of your own/)).toBeVisible();
  await expectNoAxeViolations(theirs);
  await theirs.getByRole('link', { name: 'Open your subscription' }).click();
  await section(theirs, 'Premium Membership').getByRole('button', { name: 'Cancel plan' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(section(theirs, 'Premium Membership')).toContainText('It ends on');
  await theirs.goto(third);
  await theirs.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(theirs.getByText('You have joined the group')).toBeVisible();

  // With a seat nobody buys or resumes a plan, and nobody has two.
  await theirs.goto(SUBSCRIPTION);
  await expect(theirs.getByText(/leave the group first/)).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Choose|^Change to|^Resume/ })).toHaveCount(0);
  await theirs.goto(`${SUBSCRIPTION}?plan=annual`);
  await expect(theirs.getByText('You belong to a group')).toBeVisible();
  await page.reload();
  const fourth = await invite(page, newPerson().email);
  await theirs.goto(fourth);
  await expect(theirs.getByText('You already belong to a group.')).toBeVisible();
  await theirs.context().close();
  await page.reload();
  await expect(people.getByRole('listitem')).toHaveCount(2);
  await page.goto(SUBSCRIPTION);
  await section(page, 'Basic Membership').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'The people in your group lose access at the same time.',
  );
});

test('a bank asks before seats are paid for, or declines', async ({ page, pageErrors }) => {
  pageErrors.allow(refused);
  const payer = await openAsPayer(page, 1);
  await saveCard(page.request, payer, CARDS.requiresAuthentication);
  await page.reload();
  const seats = section(page, 'Seats');
  const showPrice = async () => {
    await seats.getByLabel('Number of seats').fill('2');
    await page.keyboard.press('Enter');
    await seats.getByRole('button', { name: /^Pay / }).click();
  };
  await showPrice();
  await bankFrame(page).getByRole('button', { name: 'Fail authentication' }).click();
  await expect(errorToast(page, 'Update failed')).toBeVisible();
  await expect(seats.getByText('Your seats have not changed.')).toBeVisible();
  await expect(seats.getByLabel('Number of seats')).toHaveValue('2');
  await expect(page.getByText('1 of 1 used, including yours')).toBeVisible();
  await showPrice();
  await bankFrame(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(message(page, 'Subscription updated')).toBeVisible();
  await expect(page.getByText('1 of 2 used, including yours')).toBeVisible();

  await saveCard(page.request, payer, CARDS.failsOnCharge);
  await page.reload();
  await seats.getByLabel('Number of seats').fill('5');
  await page.keyboard.press('Enter');
  await seats.getByRole('button', { name: /^Pay / }).click();
  await expect(errorToast(page, 'Update failed')).toBeVisible();
  await expect(seats.getByText('Your seats have not changed.')).toBeVisible();
  await expect(page.getByText('1 of 2 used, including yours')).toBeVisible();
});

test('without a plan for groups the page says so, and a failure can be retried', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  await openAs(page, await register(page.request), GROUP);
  await expect(page.getByText('You have no plan for groups.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.route('**/api/group', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByText('Your group could not be loaded')).toBeVisible();
  await page.unroute('**/api/group');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'View plans' }).click();
  await expect(page).toHaveURL(SUBSCRIPTION);
  await expect(page.getByRole('button', { name: 'Choose Basic' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Group', exact: true })).toHaveCount(0);
});
