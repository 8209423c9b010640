import type { AuthResponse, StaffMember, User } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FactorsApp, openFactorsApp } from '../../../testing/staff/factors-app.ts';
import { SoftAuthenticator } from '../../../testing/staff/soft-authenticator.ts';
import { joinAs, staffContext, terminal } from '../../../testing/staff/staff-context.ts';
import { DAY, testClock } from '../../../testing/test-clock.ts';
import { changeRole, inviteStaff, resetSecondFactors, revokeRole } from '../../staff/index.ts';

const REQUIRED = { STAFF_SECOND_FACTOR: 'true' };
const START = '2026-03-01T12:00:00.000Z';
const WEEK_LATER = '2026-03-08T12:00:00.000Z';

let site: FactorsApp;
beforeEach(async () => {
  site = await openFactorsApp({ env: REQUIRED });
});
afterEach(() => site.close());

const draftsAs = ({ jwt: token }: AuthResponse, app = site) =>
  app.send('GET', '/api/blog-posts?status=draft', undefined, { token });
const staffAs = ({ jwt: token }: AuthResponse, app = site) =>
  app.send<{ data: StaffMember[] }>('GET', '/api/staff', undefined, { token });
const dueAt = async (token: string, app = site) =>
  (await app.send<User>('GET', '/api/users/me', undefined, { token })).body.factorDueAt;
const suspended = { status: 403, body: { error: { code: 'second_factor_required' } } };

/** The clock moves past the lifetime of a session's access token, so people log in again. */
const logInAgain = async (username: string, app = site) => (await app.logIn(username)).body;

describe('staff without a second factor', () => {
  it('have a week from when they became staff', async () => {
    const ada = await joinAs(site, 'ada', 'administrator');
    expect(await dueAt(ada.jwt)).toBe(WEEK_LATER);
    site.clock.advance(7 * DAY - 1);
    const session = await logInAgain('ada');
    expect((await draftsAs(session)).status).toBe(200);
    expect((await staffAs(session)).status).toBe(200);
    site.clock.advance(1);
    expect(await draftsAs(session)).toMatchObject(suspended);
    expect(await staffAs(session)).toMatchObject({
      status: 403,
      body: {
        error: {
          code: 'second_factor_required',
          message:
            'Your role requires two-step login. Set up an authenticator app or a passkey in your profile to continue.',
        },
      },
    });
  });

  it('can log in after the deadline, do what members do, and set one up', async () => {
    await joinAs(site, 'ada', 'owner');
    site.clock.advance(30 * DAY);
    const session = await logInAgain('ada');
    const token = session.jwt;
    const me = await site.send('GET', '/api/users/me', undefined, { token });
    expect(me).toMatchObject({ status: 200, body: { role: { type: 'owner' } } });
    expect(await dueAt(token)).toBe(WEEK_LATER);
    await site.addTotp(token);
    expect(await dueAt(token)).toBeNull();
    expect((await staffAs(session)).status).toBe(200);
    expect((await draftsAs(session)).status).toBe(200);
  });

  it('keep their rights with a passkey as well', async () => {
    await joinAs(site, 'ada', 'editor');
    site.clock.advance(8 * DAY);
    const session = await logInAgain('ada');
    expect((await site.addPasskey(session.jwt, new SoftAuthenticator())).status).toBe(201);
    expect((await draftsAs(session)).status).toBe(200);
  });

  it.each([
    ['treasurer', 'GET', '/api/users/1'],
    ['author', 'GET', '/api/blog-posts?status=draft'],
    ['author', 'POST', '/api/upload'],
    ['editor', 'POST', '/api/blog-posts'],
    ['administrator', 'GET', '/api/audit'],
    ['owner', 'POST', '/api/staff/transfer'],
  ] as const)('lose the rights of the role %s: %s %s', async (role, method, url) => {
    await site.join('first');
    await joinAs(site, 'ada', role);
    site.clock.advance(8 * DAY);
    const { jwt: token } = await logInAgain('ada');
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const upload = url === '/api/upload';
    const body = upload ? '--x--\r\n' : undefined;
    const headers = upload ? form : {};
    expect(await site.send(method, url, body, { token, headers })).toMatchObject(suspended);
  });

  it('learn about their role only where it would help', async () => {
    await joinAs(site, 'ada', 'author');
    site.clock.advance(8 * DAY);
    expect(await staffAs(await logInAgain('ada'))).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden' } },
    });
  });
});

describe('the deadline', () => {
  it('starts with the role, also long after the setting was switched on', async () => {
    site.clock.advance(100 * DAY);
    const { link } = await inviteStaff(staffContext(site), terminal, {
      email: 'new@example.org',
      role: 'editor',
    });
    const code = new URL(link ?? '').searchParams.get('code');
    const password = 'a quite different one';
    const { body } = await site.send<AuthResponse>('POST', '/api/auth/reset-password', {
      code,
      password,
      passwordConfirmation: password,
    });
    expect(await dueAt(body.jwt)).toBe('2026-06-16T12:00:00.000Z');
    expect((await draftsAs(body)).status).toBe(200);
  });

  it('does not move when a role is changed, and ends with it', async () => {
    const ada = await joinAs(site, 'ada', 'editor');
    site.clock.advance(6 * DAY);
    const attempt = { userId: ada.user.id, role: 'author' } as const;
    await changeRole(staffContext(site), terminal, attempt);
    const session = await logInAgain('ada');
    expect(await dueAt(session.jwt)).toBe(WEEK_LATER);
    await revokeRole(staffContext(site), terminal, ada.user.id);
    expect(await dueAt(session.jwt)).toBeNull();
  });

  it('applies immediately when the last factor is removed after it', async () => {
    const { jwt } = await joinAs(site, 'ada', 'editor');
    const { secret } = await site.addTotp(jwt);
    site.clock.advance(8 * DAY);
    const { token: pending } = await site.pend('ada');
    const proof = { method: 'totp', code: site.code(secret) } as const;
    const { body: session } = await site.complete(pending, proof);
    expect((await draftsAs(session)).status).toBe(200);
    await site.send('DELETE', '/api/second-factors/totp', undefined, { token: session.jwt });
    expect(await draftsAs(session)).toMatchObject(suspended);
  });

  it('applies again after someone else has reset the factors', async () => {
    const { jwt, user } = await joinAs(site, 'ada', 'editor');
    await site.addTotp(jwt);
    site.clock.advance(8 * DAY);
    await resetSecondFactors(staffContext(site), terminal, user.id);
    expect(await draftsAs(await logInAgain('ada'))).toMatchObject(suspended);
  });
});

describe('STAFF_SECOND_FACTOR', () => {
  /** Another process of the same site, started on this day. */
  const startProcess = (day: number, env: Record<string, string> = REQUIRED) => {
    const clock = testClock(START);
    clock.advance(day * DAY);
    return openFactorsApp({ db: site.deps.db, clock, env });
  };
  const deadlineOf = async (process: FactorsApp, username: string) => {
    const { jwt } = await logInAgain(username, process);
    return dueAt(jwt, process);
  };

  it('requires nothing while it is off', async () => {
    await joinAs(site, 'ada', 'editor');
    const off = await startProcess(1000, {});
    const session = await logInAgain('ada', off);
    expect(await dueAt(session.jwt, off)).toBeNull();
    expect((await draftsAs(session, off)).status).toBe(200);
    await off.app.close();
  });

  it('gives everyone a week from when it is switched on, and a new one when switched on again', async () => {
    await joinAs(site, 'ada', 'editor');
    for (const [day, deadline] of [
      [100, '2026-06-16T12:00:00.000Z'],
      [200, '2026-09-24T12:00:00.000Z'],
    ] as const) {
      const off = await startProcess(day - 50, {});
      await off.app.ready();
      await off.app.close();
      const on = await startProcess(day);
      expect(await deadlineOf(on, 'ada')).toBe(deadline);
      const session = await logInAgain('ada', on);
      expect((await draftsAs(session, on)).status).toBe(200);
      await on.app.close();
    }
  });

  it('has the same deadline in all processes, whenever they were started', async () => {
    await joinAs(site, 'ada', 'editor');
    const processes = await Promise.all([startProcess(3), startProcess(3), startProcess(6)]);
    for (const process of processes) {
      expect(await deadlineOf(process, 'ada')).toBe(WEEK_LATER);
      process.clock.advance(Date.parse(WEEK_LATER) - process.clock.now().getTime());
      const session = await logInAgain('ada', process);
      expect(await draftsAs(session, process)).toMatchObject(suspended);
    }
    const [first, second] = processes;
    const session = await logInAgain('ada', first);
    await first?.addTotp(session.jwt);
    expect((await draftsAs(session, second)).status).toBe(200);
    for (const process of processes) await process.app.close();
  });
});
