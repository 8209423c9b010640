import type { AuthResponse } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinAs, staffContext, terminal } from '../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../testing/test-accounts.ts';
import { runStaffCommand } from './run-staff-command.ts';

let site: AccountsApp;
beforeEach(async () => {
  site = await openAccountsApp();
});
afterEach(() => site.close());

const run = (...args: string[]) => runStaffCommand(staffContext(site), terminal, args);
const linkIn = (text: string) => /code=([\w-]+)/.exec(text)?.[1];
const choosePassword = (code: unknown) => {
  const password = 'a quite different one';
  const body = { code, password, passwordConfirmation: password };
  return site.send<AuthResponse>('POST', '/api/auth/reset-password', body);
};

describe('npm run staff', () => {
  it('prints its usage', async () => {
    for (const args of [[], ['--help'], ['help']]) {
      expect(await run(...args)).toContain('Usage: npm run staff');
    }
  });

  it('invites the first owner and transfers the ownership', async () => {
    expect(await run('list')).toContain('Nobody has a role yet.');
    const invited = await run('invite', 'Olga@Example.org', 'owner');
    expect(invited).toContain('olga@example.org has the role Owner.');
    expect(await run('list')).toBe('owner         olga@example.org no second factor, invited');
    const [mail] = await site.deliver();
    expect(mail).toMatchObject({ kind: 'staff-invitation', to: 'olga@example.org' });
    expect(linkIn(mail?.text ?? '')).toBe(linkIn(invited));
    const { body } = await choosePassword(linkIn(invited));
    expect(body.user.role).toEqual({ type: 'owner', name: 'Owner' });
    await expect(run('invite', 'other@example.org', 'owner')).rejects.toThrow('hasOwner');
    await choosePassword(linkIn(await run('invite', 'adam@example.org', 'administrator')));
    expect(await run('transfer', 'adam@example.org')).toContain('is now the owner.');
    expect(await run('transfer', 'adam@example.org')).toContain('Nothing has changed.');
    expect(await run('list')).toBe(
      'administrator olga@example.org no second factor\nowner         adam@example.org no second factor',
    );
  });

  it('can be repeated, and records only what changed', async () => {
    await joinAs(site, 'edith', 'editor');
    const email = 'edith@example.org';
    for (const args of [
      ['role', email, 'author'],
      ['block', email],
      ['unblock', email],
      ['revoke', email],
    ]) {
      expect(await run(...args)).not.toContain('Nothing has changed.');
      expect(await run(...args)).toContain('Nothing has changed.');
    }
    const log = await site.deps.db.queries
      .selectFrom('audit_log')
      .select(['action', 'actor_kind', 'actor_name', 'came_from', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'staff.change_role',
      'member.block',
      'member.unblock',
      'staff.revoke',
    ]);
    expect(log[0]).toMatchObject({
      actor_kind: 'terminal',
      actor_name: 'root',
      came_from: 'server-1',
      before: '{"role":"editor"}',
      after: '{"role":"author"}',
    });
  });

  it('sends a new link until the invitation is accepted, and then changes nothing', async () => {
    const first = linkIn(await run('invite', 'edith@example.org'));
    const second = linkIn(await run('invite', 'edith@example.org'));
    expect((await choosePassword(first)).status).toBe(400);
    expect((await choosePassword(second)).body.user.role.type).toBe('editor');
    expect(await run('invite', 'edith@example.org')).toContain('Nothing has changed.');
    expect((await site.logIn('edith@example.org', 'a quite different one')).status).toBe(200);
    await expect(run('invite', 'edith@example.org', 'author')).rejects.toThrow('hasRole');
  });

  it.each([
    [['promote', 'a@example.org'], 'Unknown command "promote".'],
    [['block'], 'The email address is missing'],
    [['block', 'nobody@example.org'], 'There is no account with the address nobody@example.org.'],
    [['block', 'nobody'], '"nobody" is not an email address.'],
    [['invite', 'a@example.org', 'king'], '"king" is not a role.'],
    [['invite', 'a@example.org', 'Editor'], '"Editor" is not a role.'],
    [['role', 'a@example.org'], 'Name a role'],
    [['role', 'a@example.org', 'editor', 'now'], 'Unexpected argument "now".'],
    [['invite', 'ä@例え.テスト', 'editor'], 'is not an email address.'],
  ])('explains what is wrong with %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });
});
