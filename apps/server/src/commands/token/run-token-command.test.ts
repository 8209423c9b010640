import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinAs, staffContext, terminal } from '../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../testing/test-accounts.ts';
import { runTokenCommand } from './run-token-command.ts';

let site: AccountsApp;
beforeEach(async () => {
  site = await openAccountsApp();
});
afterEach(() => site.close());

const run = (...args: string[]) => runTokenCommand(staffContext(site), terminal, args);

it('prints its usage', async () => {
  for (const args of [[], ['help'], ['--help'], ['create', '--help']]) {
    expect(await run(...args)).toContain('Usage: npm run token');
  }
});

it('creates, lists and revokes tokens', async () => {
  await expect(run('create', 'Build')).rejects.toThrow('There is no owner yet.');
  await joinAs(site, 'olga', 'owner');
  await joinAs(site, 'edith', 'editor');
  expect(await run('list')).toBe('There are no tokens.');
  const [text, token] = (await run('create', 'Build')).split('\n');
  expect(text).toBe('The token 1 "Build" acts for olga (read). It is shown only now:');
  expect(token).toMatch(/^rostra_[\w-]{43}$/);
  site.clock.advance(1_000);
  const options = ['--access', 'edit', '--days', 'never', '--for', 'edith@example.org'];
  expect(await run('create', 'Importer', ...options)).toContain('acts for edith (edit)');
  expect((await run('list')).split('\n')).toEqual([
    '   2  Importer  edit   for edith, never expires, never used',
    '   1  Build     read   for olga, expires 2026-05-30, never used',
  ]);
  expect((await site.send('GET', '/api/blog-posts', undefined, { token })).status).toBe(200);
  expect(await run('list')).toContain('last used 2026-03-01');
  expect(await run('revoke', '1')).toBe('The token 1 "Build" no longer works.');
  expect((await site.send('GET', '/api/blog-posts', undefined, { token })).status).toBe(401);
  await expect(run('revoke', '1')).rejects.toThrow('noToken');
});

it.each([
  [['create'], 'Give the token a name.'],
  [['create', ''], 'Give the token a name.'],
  [['create', 'x', '--access', 'owner'], 'Access must be read, draft or edit.'],
  [['create', 'x', '--days', '0'], 'Choose between 1 and 3650 days, or no end.'],
  [['create', 'x', '--days', 'soon'], 'Choose between 1 and 3650 days, or no end.'],
  [['create', 'x', '--for', 'nobody@example.org'], 'There is no account'],
  [['create', 'x', 'y'], 'Unexpected argument "y".'],
  [['create', 'x', '--sudo'], "Unknown option '--sudo'"],
  [['revoke'], 'Name the token by its number'],
  [['revoke', 'x'], 'Name the token by its number'],
  [['destroy'], 'Unknown command "destroy"'],
])('refuses %j', async (args, message) => {
  await joinAs(site, 'olga', 'owner');
  await expect(run(...args)).rejects.toThrow(message);
});

it('gives nobody more than they have', async () => {
  await joinAs(site, 'tom', 'treasurer');
  const to = ['--for', 'tom@example.org'];
  await expect(run('create', 'x', '--access', 'edit', ...to)).rejects.toThrow('forbidden');
  expect(await run('create', 'x', ...to)).toContain('acts for tom (read)');
});
