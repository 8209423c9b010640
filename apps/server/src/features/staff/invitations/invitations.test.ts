import type { AuthResponse, SentInvitation } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryMailer } from '../../../testing/mail/memory-mailer.ts';
import { joinAs, staffContext, terminal } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../../testing/test-accounts.ts';
import { DAY } from '../../../testing/test-clock.ts';
import { blockAccount } from '../block-account.ts';
import { changeRole, revokeRole } from '../change-role.ts';
import { inviteStaff } from '../invite-staff.ts';

let site: AccountsApp;
let admin: AuthResponse;

const open = async (options: Parameters<typeof openAccountsApp>[0] = {}) => {
  site = await openAccountsApp(options);
  admin = await joinAs(site, 'adam', 'administrator');
  await site.deliver();
};
afterEach(() => site.close());

const NEW = 'a quite different one';
const invite = (email: string, role = 'editor') =>
  site.send<{ data: SentInvitation }>('POST', '/api/staff', { email, role }, { token: admin.jwt });
const check = (code: unknown) => site.send('POST', '/api/invitation', { code });
const accept = (code: unknown, password = NEW) =>
  site.send<AuthResponse>('POST', '/api/auth/reset-password', {
    code,
    password,
    passwordConfirmation: password,
  });
const codeIn = (link: string | null | undefined) => new URL(link ?? '').searchParams.get('code');
const sentMail = async () => {
  const [mail] = await site.deliver();
  return { mail, code: codeIn(/http\S+/.exec(mail?.text ?? '')?.[0]) };
};
const userId = async (email: string) =>
  (
    await site.deps.db.queries
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;

const invalid = { status: 400, body: { error: { code: 'invalid_code' } } };

const FATIMA = 'فاطمة'; // cspell:disable-line

describe('the name', () => {
  beforeEach(() => open());
  const inviteAs = (email: string, names: Record<string, unknown>) =>
    site.send('POST', '/api/staff', { email, role: 'author', ...names }, { token: admin.jwt });
  const staff = async () => {
    const { body } = await site.send<{ data: { email: string; name: string; username: string }[] }>(
      'GET',
      '/api/staff',
      undefined,
      { token: admin.jwt },
    );
    return new Map(body.data.map(({ email, name, username }) => [email, [name, username]]));
  };

  it('is that of the invitation until the account has another one', async () => {
    await inviteAs('bo@example.org', { firstName: ' Bo ', lastName: 'Larsen' });
    await inviteAs('fatima@example.org', { firstName: FATIMA });
    await inviteAs('cy@example.org', {});
    const names = await staff();
    expect(names.get('bo@example.org')).toEqual(['Bo Larsen', 'bo.larsen']);
    expect(names.get('fatima@example.org')).toEqual([FATIMA, 'fatima']);
    expect(names.get('cy@example.org')?.[0]).toMatch(/^cy-[0-9a-f]{8}$/);
    // Another invitation renames nobody.
    await inviteAs('bo@example.org', { firstName: 'Somebody', lastName: 'Else' });
    expect((await staff()).get('bo@example.org')?.[0]).toBe('Bo Larsen');
  });

  it.each([['a\nb'], ['x'.repeat(101)], [7]])('is not %j', async (firstName) => {
    expect((await inviteAs('bo@example.org', { firstName })).status).toBe(400);
    expect((await staff()).has('bo@example.org')).toBe(false);
  });
});

describe('the mail', () => {
  beforeEach(() => open());

  it('names the inviter, the site and the role, and leads to a page of its own', async () => {
    await invite('chief@example.org');
    const { mail } = await sentMail();
    expect(mail?.kind).toBe('staff-invitation');
    expect(mail?.text).toContain('adam invites you to work on The Plumbline Assembly.');
    expect(mail?.text).toContain('Your role is Editor.');
    expect(mail?.text).toContain('within 7 days');
    expect(mail?.text).toMatch(/^http:\/\/rostra\.localhost\/invitation\?code=[\w-]{43}$/m);
    expect(mail?.text).not.toContain('old password');
  });

  it('uses the full name of the inviter if there is one', async () => {
    const name = { firstName: 'Adam', lastName: 'Smith' };
    await site.send('PUT', '/api/users/me', name, { token: admin.jwt });
    await invite('chief@example.org');
    expect((await sentMail()).mail?.text).toContain('Adam Smith invites you');
  });

  it('names nobody if the invitation comes from a terminal', async () => {
    const person = { email: 'chief@example.org', role: 'author' } as const;
    await inviteStaff(staffContext(site), terminal, person);
    expect((await sentMail()).mail?.text).toContain(
      'You are invited to work on The Plumbline Assembly. Your role is Author.',
    );
  });

  it('mentions an old password only to people who had one', async () => {
    await site.join('ada');
    await site.deliver();
    await invite('ada@example.org');
    expect((await sentMail()).mail?.text).toContain('Its old password no longer works.');
    await invite('ada@example.org');
    expect((await sentMail()).mail?.text).not.toContain('old password');
  });

  it.each([
    ['de', 'adam lädt Sie ein', 'Redaktion'],
    ['fr', 'adam vous invite', 'Rédaction en chef'],
    ['es', 'adam le invita', 'Edición'],
    ['ar', 'يدعوك \u2068adam\u2069', 'محرر'],
  ])('speaks the language of the member (%s)', async (language, sentence, role) => {
    await site.close();
    await open({ env: { SITE_LANGUAGES: 'en,de,fr,es,ar' } });
    const { user } = await site.join('ada');
    const users = site.deps.db.queries.updateTable('users').where('id', '=', user.id);
    await users.set({ language }).execute();
    await site.deliver();
    await invite('ada@example.org');
    const { mail } = await sentMail();
    expect(mail?.text).toContain(sentence);
    expect(mail?.text).toContain(role);
    expect(mail?.text).toContain(`http://rostra.localhost/${language}/invitation?code=`);
  });
});

describe('the link', () => {
  beforeEach(() => open());

  it('says who it is for until it is used, and opens the account without further mails', async () => {
    await invite('chief@example.org');
    const { code } = await sentMail();
    expect((await check(code)).body).toEqual({
      data: { email: 'chief@example.org', role: 'editor' },
    });
    const { body } = await accept(code);
    expect(body.user).toMatchObject({ email: 'chief@example.org', role: { type: 'editor' } });
    expect(await check(code)).toMatchObject(invalid);
    expect(await accept(code)).toMatchObject(invalid);
    expect((await site.deliver()).map(({ kind }) => kind)).toEqual([]);
  });

  it('works for seven days, and the one that is sent again works instead of it', async () => {
    await invite('chief@example.org');
    const first = await sentMail();
    site.clock.advance(7 * DAY - 1);
    expect((await check(first.code)).status).toBe(200);
    site.clock.advance(1);
    expect(await check(first.code)).toMatchObject(invalid);
    admin = (await site.logIn('adam')).body;
    expect((await invite('chief@example.org')).status).toBe(200);
    const second = await sentMail();
    expect(await check(first.code)).toMatchObject(invalid);
    expect((await check(second.code)).status).toBe(200);
  });

  it('is void as soon as the invitation is revoked, which the person is told', async () => {
    await invite('chief@example.org');
    const { code } = await sentMail();
    await revokeRole(staffContext(site), terminal, await userId('chief@example.org'));
    expect(await check(code)).toMatchObject(invalid);
    expect(await accept(code)).toMatchObject(invalid);
    const [mail, ...others] = await site.deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'invitation-withdrawn', to: 'chief@example.org' });
    await invite('chief@example.org', 'author');
    expect((await check((await sentMail()).code)).status).toBe(200);
  });

  it('shows a role that was changed since', async () => {
    await invite('chief@example.org');
    const { code } = await sentMail();
    const id = await userId('chief@example.org');
    await changeRole(staffContext(site), terminal, { userId: id, role: 'treasurer' });
    expect((await check(code)).body).toMatchObject({ data: { role: 'treasurer' } });
  });

  it('does not open a blocked account', async () => {
    await invite('chief@example.org');
    const { code } = await sentMail();
    await blockAccount(staffContext(site), terminal, await userId('chief@example.org'));
    expect(await check(code)).toMatchObject(invalid);
    expect(await accept(code)).toMatchObject(invalid);
  });

  it('accepts one of several passwords that are sent at once', async () => {
    await invite('chief@example.org');
    const { code } = await sentMail();
    const passwords = Array.from({ length: 5 }, (_, i) => `new password number ${i}`);
    const responses = await Promise.all(passwords.map((password) => accept(code, password)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('says nothing about the links of other people and for other purposes', async () => {
    await site.join('ada');
    await site.deliver();
    await site.send('POST', '/api/auth/forgot-password', { email: 'ada@example.org' });
    expect(await check((await sentMail()).code)).toMatchObject(invalid);
    expect(await check('x'.repeat(43))).toMatchObject(invalid);
    for (const code of [undefined, 7, 'x'.repeat(300)]) {
      expect((await check(code)).status).toBe(400);
    }
  });
});

describe('the inviter', () => {
  const logged = async () => {
    const { body } = await site.send<{ data: { after: object }[] }>(
      'GET',
      '/api/audit?action=staff.invite',
      undefined,
      { token: admin.jwt },
    );
    return body.data.map(({ after }) => after);
  };

  it('learns that the mail was sent, without seeing the link', async () => {
    await open({ mailer: memoryMailer() });
    const { body } = await invite('chief@example.org');
    expect(body.data).toEqual({ outcome: 'sent', link: null });
    expect(await logged()).toEqual([{ role: 'editor' }]);
  });

  it('sees the link of a new account if no mail server is set, also when inviting again', async () => {
    await open();
    for (let i = 0; i < 2; i += 1) {
      const { body } = await invite('chief@example.org');
      expect(body.data.outcome).toBe('outbox');
      expect((await check(codeIn(body.data.link))).status).toBe(200);
    }
    expect(await logged()).toEqual([
      { role: 'editor', isLinkShown: true },
      { role: 'editor', isLinkShown: true },
    ]);
  });

  it('never sees a link into an account that somebody has used', async () => {
    await open();
    await site.join('ada');
    site.clock.advance(1);
    expect((await invite('ada@example.org')).body.data.link).toBeNull();
    expect((await invite('ada@example.org')).body.data.link).toBeNull();

    const { body } = await invite('chief@example.org');
    expect((await accept(codeIn(body.data.link))).status).toBe(200);
    expect((await invite('chief@example.org')).body.data).toEqual({
      outcome: 'unchanged',
      link: null,
    });
    await revokeRole(staffContext(site), terminal, await userId('chief@example.org'));
    site.clock.advance(1);
    expect((await invite('chief@example.org')).body.data.link).toBeNull();
    expect((await invite('chief@example.org')).body.data.link).toBeNull();
  });

  it('is refused without the right to invite', async () => {
    await open();
    admin = await joinAs(site, 'edith', 'editor');
    const { status, body } = await invite('chief@example.org', 'author');
    expect(status).toBe(403);
    expect(JSON.stringify(body)).not.toContain('code=');
  });

  it('reads about the mailbox while developing', async () => {
    const development = {
      linkTo: (path: string) => path,
      hasCookie: () => false,
      exchangeKey: () => undefined,
    };
    await open({ development });
    expect((await invite('chief@example.org')).body.data.outcome).toBe('mailbox');
    expect((await site.logIn('adam', PASSWORD)).status).toBe(200);
  });
});
