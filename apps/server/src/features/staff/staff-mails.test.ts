import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinAs, staffContext, terminal } from '../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../testing/test-accounts.ts';
import { blockAccount, unblockAccount } from './block-account.ts';
import { changeRole, revokeRole } from './change-role.ts';
import { inviteStaff } from './invite-staff.ts';
import { transferOwnership } from './transfer-ownership.ts';

let site: AccountsApp;
beforeEach(async () => {
  site = await openAccountsApp();
});
afterEach(() => site.close());

const newMails = async () =>
  (await site.deliver()).map(({ to, kind, text }) => ({ to, kind, text }));

it('staff are told when their role changes or is revoked, and not if nothing changes', async () => {
  const { user } = await joinAs(site, 'edith', 'editor');
  await site.deliver();
  const context = staffContext(site);
  await changeRole(context, terminal, { userId: user.id, role: 'author' });
  await changeRole(context, terminal, { userId: user.id, role: 'author' });
  expect(await newMails()).toEqual([
    {
      to: user.email,
      kind: 'role-changed',
      text: expect.stringContaining('Your role is now Author.'),
    },
  ]);
  await revokeRole(context, terminal, user.id);
  expect(await newMails()).toEqual([
    {
      to: user.email,
      kind: 'role-changed',
      text: expect.stringContaining('You no longer have a role'),
    },
  ]);
});

it('both owners are told about a transfer', async () => {
  const { user: owner } = await joinAs(site, 'olga', 'owner');
  const { user: admin } = await joinAs(site, 'adam', 'administrator');
  await site.deliver();
  await transferOwnership(staffContext(site), terminal, admin.id);
  const mails = await newMails();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([admin.email, owner.email]);
  expect(mails.find(({ to }) => to === admin.email)?.text).toContain('Your role is now Owner.');
});

it('whoever is blocked or unblocked is told, once', async () => {
  const { user } = await joinAs(site, 'edith', 'editor');
  await site.deliver();
  const context = staffContext(site);
  for (const act of [blockAccount, blockAccount, unblockAccount]) {
    await act(context, terminal, user.id);
  }
  expect((await newMails()).map(({ kind }) => kind)).toEqual([
    'account-blocked',
    'account-unblocked',
  ]);
});

it('an invitation names the inviter without links', async () => {
  const { user } = await joinAs(site, 'olga', 'owner');
  const users = site.deps.db.queries.updateTable('users').where('id', '=', user.id);
  await users.set({ first_name: 'Olga', last_name: 'www.evil.example' }).execute();
  await site.deliver();
  const actor = { kind: 'user', userId: user.id, address: '10.0.0.1' } as const;
  await inviteStaff(staffContext(site), actor, { email: 'new@example.org', role: 'author' });
  const [mail] = await newMails();
  expect(mail?.text).toContain('Olga www. evil. example invites you');
});
