import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { AuthResponse } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staffContext, terminal } from '../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../testing/test-accounts.ts';
import { DAY } from '../../testing/test-clock.ts';
import { createPasswordHasher } from '../accounts/index.ts';
import { inviteStaff } from './invite-staff.ts';

let site: AccountsApp;
beforeEach(async () => {
  site = await openAccountsApp();
});
afterEach(() => site.close());

const NEW = 'a quite different one';
const reset = (code: unknown) =>
  site.send<AuthResponse>('POST', '/api/auth/reset-password', {
    code,
    password: NEW,
    passwordConfirmation: NEW,
  });
const me = (token: string) => site.send('GET', '/api/users/me', undefined, { token });

async function codeFromMail(kind: string): Promise<string | undefined> {
  const mail = (await site.deliver()).find((sent) => sent.kind === kind);
  return /\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
}

const incorrect = { status: 400, body: { error: { code: 'invalid_code' } } };

describe('inviteStaff', () => {
  const appoint = async (email: string) => {
    const invited = await inviteStaff(staffContext(site), terminal, { email, role: 'editor' });
    return { isNew: invited.isNew, link: invited.link ?? '' };
  };

  it('makes the link the only way into an existing account', async () => {
    const stranger = await site.join();
    await site.send('POST', '/api/auth/forgot-password', { email: 'ada@example.org' });
    const oldCode = await codeFromMail('reset-password');
    const { isNew, link } = await appoint('ada@example.org');
    expect(isNew).toBe(false);
    expect((await me(stranger.jwt)).status).toBe(401);
    expect((await site.send('POST', '/auth/refresh', stranger)).status).toBe(401);
    expect((await site.logIn('ada', PASSWORD)).status).toBe(400);
    expect(await reset(oldCode)).toMatchObject(incorrect);
    const { body } = await reset(new URL(link).searchParams.get('code'));
    expect(body.user).toMatchObject({ username: 'ada', role: { type: 'editor' } });
  });

  it('cancels a pending email change', async () => {
    const { jwt: token } = await site.join();
    const change = { email: 'stranger@example.org', password: PASSWORD };
    await site.send('POST', '/api/users/me/email', change, { token });
    const code = await codeFromMail('confirm-email');
    const { link } = await appoint('ada@example.org');
    expect(await site.send('POST', '/api/auth/confirm-email', { code })).toMatchObject(incorrect);
    const { body } = await reset(new URL(link).searchParams.get('code'));
    expect(body.user).toMatchObject({ email: 'ada@example.org', role: { type: 'editor' } });
  });

  it('creates an account that is only accessible through the link', async () => {
    const { isNew, link } = await appoint('chief@example.org');
    expect(isNew).toBe(true);
    expect((await site.logIn('chief@example.org', '')).status).toBe(400);
    expect((await site.logIn('chief@example.org', 'x')).status).toBe(400);
    const { body } = await reset(new URL(link).searchParams.get('code'));
    expect(body.user).toMatchObject({ email: 'chief@example.org', role: { type: 'editor' } });
  });

  it('creates one account for two invitations at once', async () => {
    const both = await Promise.all([appoint('chief@example.org'), appoint('chief@example.org')]);
    expect(both.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    // The second link replaces the first.
    const codes = both.map(({ link }) => new URL(link).searchParams.get('code'));
    const answers = [await reset(codes[0]), await reset(codes[1])];
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('sends a link that works for a week', async () => {
    const { link } = await appoint('chief@example.org');
    const code = new URL(link).searchParams.get('code');
    site.clock.advance(7 * DAY - 1);
    const chosen = await reset(code);
    expect(chosen.status).toBe(200);
    const later = await appoint('other@example.org');
    site.clock.advance(7 * DAY);
    expect(await reset(new URL(later.link).searchParams.get('code'))).toMatchObject(incorrect);
  });

  it('takes the username from the address, unless somebody has it', async () => {
    const name = async (email: string) => {
      const { link } = await appoint(email);
      const { body } = await reset(new URL(link).searchParams.get('code'));
      return body.user.username;
    };
    expect(await name('chief@example.org')).toBe('chief');
    expect(await name('al@example.org')).toMatch(/^al-[0-9a-f]{8}$/);
    expect(await name('chief@example.net')).toMatch(/^chief-[0-9a-f]{8}$/);
  });

  it('does not use any part of the link in the username', async () => {
    await appoint('chief@example.net');
    const { link } = await appoint('chief@example.org');
    const code = new URL(link).searchParams.get('code') ?? '';
    const { body } = await reset(code);
    const suffix = body.user.username.split('-').at(-1) ?? '';
    expect(body.user.username).toMatch(/^chief-[0-9a-f]{8}$/);
    expect(code).not.toContain(suffix.slice(0, 4));
  });

  it('takes as long to reject a login without a password as any other', async () => {
    const asked: string[] = [];
    const hasher = createPasswordHasher(
      { memoryCost: 16, timeCost: 1 },
      {
        hash,
        verify: (stored, password) => {
          asked.push(stored);
          return verify(stored, password);
        },
      },
    );
    const dearer = await openAccountsApp({ db: site.deps.db, hasher });
    await appoint('chief@example.org');
    expect((await dearer.logIn('chief@example.org', 'x')).status).toBe(400);
    expect((await dearer.logIn('nobody@example.org', 'x')).status).toBe(400);
    expect(asked.map((stored) => parseOptions(stored).memoryCost)).toEqual([16, 16]);
    await dearer.app.close();
  });
});
