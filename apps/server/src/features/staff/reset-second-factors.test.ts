import type { AuthResponse, StaffMember } from '@rostra/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FactorsApp, openFactorsApp } from '../../testing/staff/factors-app.ts';
import { SoftAuthenticator } from '../../testing/staff/soft-authenticator.ts';
import { joinAs, staffContext, terminal } from '../../testing/staff/staff-context.ts';
import { DAY, MINUTE } from '../../testing/test-clock.ts';
import { resetSecondFactors } from './reset-second-factors.ts';

let site: FactorsApp;
let owner: AuthResponse;
let admin: AuthResponse;
let editor: AuthResponse;
beforeEach(async () => {
  site = await openFactorsApp({ env: { STAFF_SECOND_FACTOR: 'true' } });
  owner = await joinAs(site, 'olga', 'owner');
  admin = await joinAs(site, 'adam', 'administrator');
  editor = await joinAs(site, 'edith', 'editor');
});
afterEach(() => site.close());

const reset = ({ jwt: token }: AuthResponse, { user }: AuthResponse) =>
  site.send('POST', `/api/users/${user.id}/reset-factors`, undefined, { token });
const me = ({ jwt: token }: AuthResponse) =>
  site.send('GET', '/api/users/me', undefined, { token });
const listAs = async ({ jwt: token }: AuthResponse) =>
  (await site.send<{ data: StaffMember[] }>('GET', '/api/staff', undefined, { token })).body.data;
const resets = async () =>
  (
    await site.deps.db.queries
      .selectFrom('audit_log')
      .select(['actor_name', 'target_id', 'before', 'after'])
      .where('action', '=', 'member.reset_factors')
      .execute()
  ).map(({ actor_name, target_id }) => [actor_name, target_id]);

it('lets the owner reset the factors of someone else, who is notified', async () => {
  await site.addTotp(editor.jwt);
  await site.addPasskey(editor.jwt, new SoftAuthenticator());
  await site.deliver();
  expect((await reset(owner, editor)).status).toBe(200);
  const mails = await site.deliver();
  expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
    ['second-factors-reset', 'edith@example.org'],
  ]);
  const { jwt } = (await site.logIn('edith')).body;
  expect((await site.events(jwt)).slice(0, 2)).toEqual(['login', 'second_factors_reset']);
  expect(await site.factors(jwt)).toMatchObject({ totp: null, passkeys: [] });
  expect(await resets()).toEqual([['olga', String(editor.user.id)]]);
});

it('ends all sessions of that person and no others', async () => {
  await site.addTotp(editor.jwt);
  expect((await reset(owner, editor)).status).toBe(200);
  const { refreshToken } = editor;
  expect((await me(editor)).status).toBe(401);
  expect((await site.send('POST', '/api/auth/refresh', { refreshToken })).status).toBe(401);
  for (const other of [owner, admin]) expect((await me(other)).status).toBe(200);
});

it('records and mails nothing if there was no factor', async () => {
  await site.deliver();
  expect((await reset(owner, editor)).status).toBe(200);
  expect(await site.deliver()).toEqual([]);
  expect(await resets()).toEqual([]);
  expect((await me(editor)).status).toBe(200);
});

it('is refused for oneself, for the owner, without the capability and without a recent proof', async () => {
  await site.addTotp(owner.jwt);
  await site.addTotp(admin.jwt);
  expect((await reset(owner, owner)).status).toBe(409);
  expect((await reset(admin, owner)).status).toBe(409);
  expect((await reset(editor, admin)).status).toBe(403);
  site.clock.advance(11 * MINUTE);
  expect(await reset(owner, admin)).toMatchObject({
    status: 403,
    body: { error: { code: 'proof_required' } },
  });
  expect((await site.factors(admin.jwt)).totp).not.toBeNull();
  expect((await site.factors(owner.jwt)).totp).not.toBeNull();
});

it('is possible for the owner in the terminal, who would be locked out otherwise', async () => {
  await site.addTotp(owner.jwt);
  expect(await resetSecondFactors(staffContext(site), terminal, owner.user.id)).toBe(true);
  expect((await me(owner)).status).toBe(401);
  expect((await site.factors((await site.logIn('olga')).body.jwt)).totp).toBeNull();
});

it('shows in the list of staff who has which factors and until when one is due', async () => {
  await site.addTotp(owner.jwt);
  await site.addPasskey(owner.jwt, new SoftAuthenticator());
  const due = new Date(site.clock.now().getTime() + 7 * DAY).toISOString();
  expect(
    (await listAs(owner)).map(({ username, factors, factorDueAt }) => [
      username,
      factors,
      factorDueAt,
    ]),
  ).toEqual([
    ['olga', ['totp', 'passkey'], null],
    ['adam', [], due],
    ['edith', [], due],
  ]);
});
