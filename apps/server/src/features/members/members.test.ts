import type { AuthResponse, ErrorEnvelope, MemberDetails, MemberSummary } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listActions } from '../../testing/staff/list-actions.ts';
import { joinAs, staffContext, terminal } from '../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../testing/test-accounts.ts';
import { DAY, MINUTE } from '../../testing/test-clock.ts';
import { blockAccount } from '../staff/index.ts';

let site: AccountsApp;
let admin: AuthResponse;
let treasurer: AuthResponse;
beforeEach(async () => {
  site = await openAccountsApp();
  await joinAs(site, 'olga', 'owner');
  admin = await joinAs(site, 'adam', 'administrator');
  treasurer = await joinAs(site, 'tom', 'treasurer');
});
afterEach(() => site.close());

type Method = 'GET' | 'POST' | 'DELETE';
const as = <T = ErrorEnvelope>(
  { jwt: token }: AuthResponse,
  method: Method,
  path: string,
  body?: object,
) => site.send<T>(method, `/api/studio/members${path}`, body, { token });

interface Page {
  data: MemberSummary[];
  meta: { nextCursor: number | null };
}

const list = async (query = '', person = admin) => {
  const { status, body } = await as<Page>(person, 'GET', query);
  expect(status).toBe(200);
  return body;
};
const namesIn = ({ data }: Page) => data.map(({ username }) => username);
const found = async (search: string) =>
  namesIn(await list(`?search=${encodeURIComponent(search)}`)).toSorted();

const change = (person: AuthResponse, values: Record<string, unknown>) =>
  site.deps.db.queries.updateTable('users').set(values).where('id', '=', person.user.id).execute();
const details = async (person: AuthResponse, reader = admin) =>
  (await as<{ data: MemberDetails }>(reader, 'GET', `/${person.user.id}`)).body.data;
const actions = () => listActions(site.deps.db.queries);

describe('the search', () => {
  const searches: [search: string, expected: string[]][] = [
    ['mull', ['mia']],
    ['MÜLLER mia', ['mia']],
    ['Zoe hara', ['zoe']],
    ['mia zoe', []],
    ['ia@exam', ['mia']],
    ['小龙', ['bruce']],
    ['李小龙', ['bruce']],
    ['mi', ['mia']],
    ['t_100%', ['mia']],
    ['100x', []],
    ['" OR 1', []],
    ["'; drop table users", []],
    ['x'.repeat(200), []],
  ];

  it('finds members by any part of their names, address or organisation', async () => {
    const mia = await site.join('mia');
    await change(mia, { first_name: 'Mia', last_name: 'Müller', organisation: 'Rat & Tat_100%' });
    const zoe = await site.join('zoe');
    await change(zoe, { first_name: 'Zoë', last_name: 'O’Hara' });
    await change(await site.join('bruce'), { first_name: '李小龙' });
    for (const [search, expected] of searches) {
      expect([search, await found(search)]).toEqual([search, expected]);
    }
    for (const search of ['%00', 'x'.repeat(201)]) {
      expect((await as(admin, 'GET', `?search=${search}`)).status).toBe(400);
    }
    await change(mia, { last_name: 'Weber' });
    expect(await found('müller')).toEqual([]);
    expect(await found('weber')).toEqual(['mia']);
    const { queries } = site.deps.db;
    await queries.deleteFrom('users').where('id', '=', mia.user.id).execute();
    expect(await found('weber')).toEqual([]);
  });
});

describe('the list', () => {
  it('has every member once, newest first, in pages', async () => {
    for (const name of ['ann', 'ben', 'cai', 'dan']) await site.join(name);
    const names: string[] = [];
    let cursor: number | null = null;
    do {
      const page: Page = await list(`?pageSize=3${cursor ? `&cursor=${cursor}` : ''}`);
      names.push(...namesIn(page));
      // New members do not move the others to another page.
      if (cursor === null) await site.join('late');
      cursor = page.meta.nextCursor;
    } while (cursor !== null);
    expect(names).toEqual(['dan', 'cai', 'ben', 'ann', 'tom', 'adam', 'olga']);
  });

  it('filters by account, address, date and use', async () => {
    const old = await site.join('old');
    const blocked = await site.join('blocked');
    site.clock.advance(40 * DAY);
    admin = (await site.logIn('adam')).body;
    const unknown = await site.join('fresh');
    await change(unknown, { email_confirmed_at: null });
    await blockAccount(staffContext(site), terminal, blocked.user.id);
    const since = new Date(site.clock.now().getTime() - DAY).toISOString();
    await site.deps.db.queries
      .insertInto('reading_progress')
      .values({
        user_id: old.user.id,
        document_id: 'text',
        last_position: 0.5,
        furthest_position: 0.5,
        started_at: since,
        last_read_at: since,
        finished_at: null,
        settled_at: null,
      })
      .execute();
    const query = async (text: string) => namesIn(await list(`?${text}`)).toSorted();
    expect(await query('status=blocked')).toEqual(['blocked']);
    expect(await query('verified=false')).toEqual(['fresh']);
    expect(await query(`joinedFrom=${since}`)).toEqual(['fresh']);
    expect(await query(`joinedTo=${since}&status=active`)).not.toContain('fresh');
    expect(await query('seen=week')).toEqual(['adam', 'fresh']);
    expect(await query('seen=not_month&status=active')).toEqual(['old', 'olga', 'tom']);
    expect(await query('reading=month')).toEqual(['old']);
    expect(await query('reading=never')).not.toContain('old');
    expect(await query('plan=none')).toContain('old');
    expect(await query('plan=annual')).toEqual([]);
    expect(await query('search=fre&verified=false&status=active')).toEqual(['fresh']);
    expect((await as(admin, 'GET', '?plan=gold')).status).toBe(400);
  });

  it('is for staff who may read members', async () => {
    expect(namesIn(await list('', treasurer))).toContain('adam');
    const editor = await joinAs(site, 'edith', 'editor');
    expect((await as(editor, 'GET', '')).status).toBe(403);
    expect((await as(await site.join('mia'), 'GET', '')).status).toBe(403);
  });
});

describe('the export', () => {
  it('contains what the filters match, without formulas, and is recorded', async () => {
    const mia = await site.join('mia');
    await change(mia, { first_name: '=HYPERLINK("http://evil.example")', last_name: '"x"' });
    const { status, raw } = await as(admin, 'GET', '/export?search=mia');
    expect([status, raw.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, row, end] = raw.body.split('\r\n');
    expect(head).toMatch(/^"id","username","name","email"/);
    expect(row).toContain(`"'=HYPERLINK(""http://evil.example"") ""x"""`);
    expect([row?.includes('mia@example.org'), end]).toEqual([true, '']);
    expect(await actions()).toEqual(['adam members.export null']);
    const [entry] = await site.deps.db.queries.selectFrom('audit_log').select('after').execute();
    expect(entry?.after).not.toContain('mia');
  });

  it('is refused without a recent proof, and for a treasurer', async () => {
    expect((await as(treasurer, 'GET', '/export')).status).toBe(403);
    site.clock.advance(11 * MINUTE);
    const { body } = await as(admin, 'GET', '/export');
    expect(body).toMatchObject({ error: { code: 'proof_required' } });
  });
});

describe('a member', () => {
  it('is shown with mails, sessions and events, but a treasurer does not see those', async () => {
    const mia = await site.join('mia');
    await site.deliver();
    expect(await details(mia)).toMatchObject({
      username: 'mia',
      status: 'active',
      mails: [{ kind: 'confirm-address', state: 'sent' }],
      security: {
        sessions: [{ device: expect.any(String) }],
        events: [{ kind: 'account_created' }],
      },
    });
    await site.send('POST', '/api/auth/forgot-password', { email: mia.user.email });
    await site.deliver();
    expect(await details(mia, treasurer)).toMatchObject({ mails: null, security: null });
    const shown = JSON.stringify(await details(mia, treasurer));
    for (const kind of ['confirm-address', 'reset-password']) expect(shown).not.toContain(kind);
    const text = JSON.stringify(await details(mia));
    for (const secret of ['password_hash', '$argon2', 'code=', 'sealed']) {
      expect(text).not.toContain(secret);
    }
    expect((await as(admin, 'GET', '/99999')).status).toBe(404);
    expect((await as(admin, 'GET', '/0')).status).toBe(400);
  });

  it('is logged out by staff, from one device or all', async () => {
    const mia = await site.join('mia');
    const second = (await site.logIn('mia')).body;
    const me = ({ jwt: token }: AuthResponse) =>
      site.send('GET', '/api/users/me', undefined, { token });
    const [session] = (await details(mia)).security?.sessions ?? [];
    const url = `/${mia.user.id}/sessions`;
    const other = await site.join('noa');
    expect((await as(admin, 'DELETE', `/${other.user.id}/sessions/${session?.id}`)).status).toBe(
      404,
    );
    expect((await as(admin, 'DELETE', `${url}/${session?.id}`)).status).toBe(200);
    expect([(await me(mia)).status, (await me(second)).status].toSorted()).toEqual([200, 401]);
    expect((await as(treasurer, 'DELETE', url)).status).toBe(403);
    expect((await as(admin, 'DELETE', url)).status).toBe(200);
    expect([(await me(mia)).status, (await me(second)).status]).toEqual([401, 401]);
    expect(await actions()).toEqual(Array(2).fill(`adam member.end_sessions ${mia.user.id}`));
  });

  it('has notes, which staff can delete and the member can read', async () => {
    const mia = await site.join('mia');
    const url = `/${mia.user.id}/notes`;
    expect((await as(treasurer, 'POST', url, { text: 'x' })).status).toBe(403);
    for (const text of ['', '   ', 'x'.repeat(2001), '\0']) {
      expect((await as(admin, 'POST', url, { text })).status).toBe(400);
    }
    const text = 'Asked about the <b>invoice</b> 😀';
    const { status, body } = await as<{ data: { id: number } }>(admin, 'POST', url, { text });
    expect(status).toBe(201);
    expect((await details(mia, treasurer)).notes).toMatchObject([{ text, author: 'adam' }]);
    const own = await site.send('GET', '/api/users/me/data', undefined, { token: mia.jwt });
    expect(own.body).toMatchObject({ parts: { staffNotes: [{ text }] } });
    const other = await site.join('noa');
    const wrong = `/${other.user.id}/notes/${body.data.id}`;
    expect((await as(admin, 'DELETE', wrong)).status).toBe(404);
    expect((await as(admin, 'DELETE', `${url}/${body.data.id}`)).status).toBe(200);
    expect((await details(mia)).notes).toEqual([]);
    expect(JSON.stringify(await actions())).not.toContain('invoice');
  });

  it('gets a copy of all data through staff', async () => {
    const mia = await site.join('mia');
    const { status, body } = await as(admin, 'GET', `/${mia.user.id}/data`);
    expect([status, body]).toEqual([200, expect.objectContaining({ parts: expect.anything() })]);
    expect(await actions()).toEqual([`adam member.export_data ${mia.user.id}`]);
    expect((await as(admin, 'GET', `/${admin.user.id}/data`)).status).toBe(409);
  });
});

describe('erasing', () => {
  const erase = ({ user }: AuthResponse, email = user.email, person = admin) =>
    as(person, 'POST', `/${user.id}/erase`, { email });

  it('deletes everything about the member and tells them', async () => {
    const mia = await site.join('mia');
    await as(admin, 'POST', `/${mia.user.id}/notes`, { text: 'a note' });
    await site.deliver();
    expect((await erase(mia, ' MIA@example.org ')).status).toBe(200);
    const { queries } = site.deps.db;
    for (const table of ['member_notes', 'sessions', 'security_events'] as const) {
      const rows = await queries
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', mia.user.id)
        .execute();
      expect([table, rows]).toEqual([table, []]);
    }
    expect((await site.deliver()).map(({ kind, to }) => [kind, to])).toEqual([
      ['account-deleted', 'mia@example.org'],
    ]);
    expect(await found('mia')).toEqual([]);
    expect((await erase(mia)).status).toBe(404);
    const log = await queries.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain('mia');
    expect((await actions()).at(-1)).toBe(`adam member.erase ${mia.user.id}`);
  });

  it('needs the address, a recent proof and the right', async () => {
    const mia = await site.join('mia');
    expect((await erase(mia, 'other@example.org')).status).toBe(400);
    expect((await erase(mia, 'nonsense')).status).toBe(400);
    expect((await erase(mia, mia.user.email, treasurer)).status).toBe(403);
    expect((await erase(mia, mia.user.email, mia)).status).toBe(403);
    site.clock.advance(11 * MINUTE);
    expect(await erase(mia)).toMatchObject({ status: 403 });
    expect((await site.logIn('mia', PASSWORD)).status).toBe(200);
  });

  it('is impossible for staff, the owner and oneself', async () => {
    const editor = await joinAs(site, 'edith', 'editor');
    const [owner] = (await list('?search=olga')).data;
    expect((await erase(editor)).status).toBe(409);
    expect((await erase(admin)).status).toBe(409);
    const asOwner = { user: { id: owner?.id, email: 'olga@example.org' } } as AuthResponse;
    expect((await erase(asOwner)).status).toBe(409);
    expect(await found('edith')).toEqual(['edith']);
  });

  it('happens once, whoever is first', async () => {
    const mia = await site.join('mia');
    const both = await Promise.all([erase(mia), erase(mia)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('says what happens before', async () => {
    const mia = await site.join('mia');
    await change(mia, { stripe_customer_id: 'cus_1' });
    const { body } = await as<{ data: { consequences: string[] } }>(
      admin,
      'GET',
      `/${mia.user.id}/erasure`,
    );
    expect(body.data.consequences.join(' ')).toMatch(/deleted at once.*Stripe keeps/);
  });
});
