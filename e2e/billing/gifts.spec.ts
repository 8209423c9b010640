import { shownPrice } from '@rostra/contract/testing';
import {
  confirmEmailOf,
  getLinkFromMail,
  newPerson,
  openAs,
  register,
} from '../support/accounts.ts';
import { CARDS, createSubscriber, fillCard, SUBSCRIPTION, section } from '../support/billing.ts';
import { expect, expectNoAxeViolations, expectNoOverflow, test } from '../support/test.ts';

test('a member gives a membership, and somebody else redeems it', async ({
  page,
  request,
  browser,
}) => {
  const recipient = newPerson();
  const buyer = await register(request);
  await openAs(page, buyer, SUBSCRIPTION);
  await section(page, 'Gifts').getByRole('link', { name: 'Give a membership' }).click();
  await expect(page.getByRole('heading', { name: 'Gift memberships' })).toBeVisible();
  const form = section(page, 'Give a membership');
  // Mails to others are only sent for members who have confirmed their own address.
  await expect(form.getByRole('button', { name: 'Send again' })).toBeVisible();
  await expect(form.getByLabel('For how long')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await confirmEmailOf(page, buyer);
  await page.reload();
  await form.getByLabel('For how long').selectOption('3');
  await form.getByLabel('Name of the recipient').fill('Zoë Müller');
  await form.getByLabel('Email address of the recipient').fill(recipient.email);
  await form.getByLabel('Message').fill('Enjoy!');
  await expect(form.getByText(shownPrice('basic', 3)).last()).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await fillCard(page, CARDS.valid);
  await form.getByRole('button', { name: `Pay ${shownPrice('basic', 3)}` }).dblclick();
  await expect(page).toHaveURL(/\/dashboard\/gifts\/[0-9a-f-]{36}$/);
  const code = await page.locator('main code').textContent();
  expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  await expect(page.getByText(`Sent to ${recipient.email}`)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'All gifts' }).click();
  await expect(section(page, 'Your gifts').getByRole('listitem')).toHaveCount(1);

  const link = await getLinkFromMail(page, recipient.email, /has a gift for you/);
  const context = await browser.newContext();
  const other = await context.newPage();
  // The code is kept while the recipient registers.
  await other.goto(link);
  await expect(other).toHaveURL('/login');
  await other.getByRole('main').getByRole('link', { name: 'Join Now' }).click();
  await expect(other.getByRole('heading', { name: 'Join', exact: true })).toBeVisible();
  await other.getByLabel('Username').fill(recipient.username);
  await other.getByLabel('Email', { exact: true }).fill(recipient.email);
  await other.getByLabel('Password', { exact: true }).fill(recipient.password);
  await other.keyboard.press('Enter');
  await expect(other.getByText(/You were given Basic Membership for 3 months/)).toBeVisible();
  await expect(other.getByText('For Zoë Müller')).toBeVisible();
  await expect(other.getByText('Enjoy!')).toBeVisible();
  await expect(other).toHaveURL('/dashboard/gifts/redeem');
  await expectNoAxeViolations(other);
  await other.getByRole('button', { name: 'Redeem the gift' }).dblclick();
  await expect(other.getByText('Your gift is redeemed')).toBeVisible();
  await other.getByRole('link', { name: 'View your subscription' }).click();
  await expect(section(other, 'Given to you').getByText(/Basic Membership until/)).toBeVisible();
  await other.goto('/dashboard');
  await expect(section(other, 'Your membership').getByText(/Given to you until/)).toBeVisible();
  await other.goto('/dashboard/content/the-maintenance-rule-in-practice');
  await expect(other.getByRole('button', { name: 'Mark as read' })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(section(page, 'Your gifts').getByText(/Redeemed on/)).toBeVisible();
});

test('a gift becomes credit for a member with a plan, and wrong codes are explained', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource: the server responded with a status of 400/);
  const ada = await createSubscriber(request, 'basic');
  await confirmEmailOf(page, ada);
  await openAs(page, ada, '/dashboard/gifts');
  const form = section(page, 'Give a membership');
  await form.getByLabel('For how long').selectOption('1');
  await form.getByRole('button', { name: `Pay ${shownPrice('basic')}` }).click();
  const code = (await page.locator('main code').textContent()) ?? '';
  await page.goto('/dashboard/gifts/redeem');
  await page.getByLabel('Gift code').fill('ABCD-1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/There is no gift with this code/)).toBeVisible();
  await page.getByLabel('Gift code').fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText(/becomes a credit of \$9\.99/)).toBeVisible();
  await page.getByRole('button', { name: 'Take the credit' }).click();
  await expect(page.getByText('Your gift is redeemed')).toBeVisible();
  await page.getByRole('link', { name: 'View your subscription' }).click();
  await expect(page.getByText(/\$9\.99/).first()).toBeVisible();
});
