import type {
  AuditEntry,
  AuthResponse,
  CallOutput,
  listAuditEntries,
  Role,
} from '@rostra/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../http/access/actor.ts';
import { type AccountsApp, openAccountsApp } from '../../testing/test-accounts.ts';
import { DAY } from '../../testing/test-clock.ts';
import { cleanUpLog } from './clean-up-log.ts';
import { recordAction } from './record-action.ts';

type Page = CallOutput<typeof listAuditEntries>;

let site: AccountsApp;
let owner: AuthResponse;
beforeEach(async () => {
  site = await openAccountsApp();
  owner = await joinAs('olga', 'owner');
});
afterEach(() => site.close());

async function joinAs(username: string, role: Role): Promise<AuthResponse> {
  const person = await site.join(username);
  const users = site.deps.db.queries.updateTable('users').where('id', '=', person.user.id);
  await users.set({ role }).execute();
  return person;
}

const terminal: Actor = { kind: 'terminal', user: 'root', host: 'server-1' };
const record = (after: object = {}) =>
  recordAction(site.deps.db.queries, {
    actor: terminal,
    at: site.clock.now(),
    action: 'billing.reconcile',
    after: { ...after },
  });
const read = async (query = '', { jwt: token } = owner) =>
  (await site.send<Page>('GET', `/api/audit${query}`, undefined, { token })).body;
const download = async (query = '', { jwt } = owner) =>
  await site.app.inject({
    url: `/api/audit/export${query}`,
    headers: { authorization: `Bearer ${jwt}` },
  });

describe('the audit log', () => {
  it('records what staff do with content, from where, and nothing of members', async () => {
    const editor = await joinAs('edith', 'editor');
    const as = { token: editor.jwt, address: '203.0.113.7' };
    const post = await site.send<{ data: { documentId: string } }>(
      'POST',
      '/api/blog-posts?status=draft',
      { data: { title: '=Straße 政策', body: 'Secret plans.', slug: 'plans' } },
      as,
    );
    const { documentId } = post.body.data;
    const url = `/api/blog-posts/${documentId}`;
    await site.send('PUT', `${url}`, { data: { title: 'Plans', tags: [] } }, as);
    await site.send('DELETE', url, undefined, as);
    await site.send('PUT', '/api/users/me', { bio: 'Ignored' }, as);
    const { data } = await read();
    const base = {
      at: site.clock.now().toISOString(),
      actor: { kind: 'user', id: editor.user.id, name: 'edith' },
      from: '203.0.113.7',
      target: { kind: 'blog-posts', id: documentId },
    };
    expect(data).toMatchObject([
      { ...base, action: 'content.delete', before: { title: 'Plans', slug: 'plans' }, after: null },
      {
        ...base,
        action: 'content.update',
        before: { title: '=Straße 政策' },
        after: { title: 'Plans', status: 'published', fields: ['title', 'tags'] },
      },
      {
        ...base,
        action: 'content.create',
        before: null,
        after: { slug: 'plans', status: 'draft' },
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('Secret plans');
  });

  it('records nothing of a write that fails', async () => {
    const { jwt: token } = await joinAs('edith', 'editor');
    await site.send('POST', '/api/blog-posts', { data: { title: '' } }, { token });
    await site.send('DELETE', '/api/blog-posts/none', undefined, { token });
    expect((await read()).data).toEqual([]);
  });

  it('is read page by page and by action', async () => {
    for (let number = 1; number <= 5; number++) await record({ number });
    const numbers = ({ data }: Page) => data.map(({ after }) => after?.number);
    const first = await read('?pageSize=2');
    expect(numbers(first)).toEqual([5, 4]);
    const second = await read(`?pageSize=2&cursor=${first.meta.nextCursor}`);
    expect(numbers(second)).toEqual([3, 2]);
    const last = await read(`?pageSize=2&cursor=${second.meta.nextCursor}`);
    expect([numbers(last), last.meta.nextCursor]).toEqual([[1], null]);
    expect((await read('?action=member.block')).data).toEqual([]);
    expect((await read('?action=billing.reconcile')).data).toHaveLength(5);
  });

  it('is narrowed to who did something, to what, and when', async () => {
    const edith = await joinAs('edith', 'editor');
    const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
    for (const [index, day] of days.entries()) {
      await recordAction(site.deps.db.queries, {
        actor: index === 1 ? terminal : { kind: 'user', userId: edith.user.id, address: '::1' },
        at: `${day}T10:00:00.000Z`,
        action: 'member.block',
        target: { kind: 'users', id: index },
      });
    }
    const ids = async (query: string) => (await read(query)).data.map(({ target }) => target?.id);
    expect(await ids(`?actor=${edith.user.id}`)).toEqual(['2', '0']);
    expect(await ids('?actor=terminal')).toEqual(['1']);
    expect(await ids('?targetKind=users&targetId=2')).toEqual(['2']);
    expect(await ids('?targetKind=blog-posts')).toEqual([]);
    expect(await ids('?since=2026-03-02T00:00:00Z')).toEqual(['2', '1']);
    expect(await ids('?until=2026-03-02T12:00:00%2B02:00')).toEqual(['0']);
    expect(await ids(`?actor=${edith.user.id}&since=2026-03-02T00:00:00Z`)).toEqual(['2']);
    const exported = (await download('?format=jsonl&targetId=1')).body.trim().split('\n');
    expect(exported.map((line) => (JSON.parse(line) as AuditEntry).target?.id)).toEqual(['1']);
  });

  it.each([
    '?cursor=x',
    '?cursor=0',
    '?cursor=99999999999',
    '?pageSize=0',
    '?pageSize=101',
    '?action=everything',
    '?actor=everybody',
    '?actor=99999999999',
    '?targetId=%00',
    '?since=yesterday',
    '?until=2026-13-01T00:00:00Z',
  ])('refuses the query %s', async (query) => {
    const { status } = await site.send('GET', `/api/audit${query}`, undefined, {
      token: owner.jwt,
    });
    expect(status).toBe(400);
  });
});

describe('the export', () => {
  it('has a line for each entry, and is recorded itself', async () => {
    await record({ text: 'line\nbreak "quoted", 政策' });
    const answer = await download('?format=jsonl');
    expect(answer.headers['content-type']).toContain('application/jsonl');
    expect(answer.headers['content-disposition']).toContain('audit-log.jsonl');
    const entries = answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditEntry);
    expect(entries.map(({ action }) => action)).toEqual(['billing.reconcile', 'audit.export']);
    expect(entries[0]?.after).toEqual({ text: 'line\nbreak "quoted", 政策' });
    expect(entries[1]).toMatchObject({ actor: { id: owner.user.id }, after: { format: 'jsonl' } });
  });

  it('contains every entry of a long log once', async () => {
    for (let number = 0; number < 1_001; number++) await record({ number });
    const lines = (await download('?format=jsonl&action=billing.reconcile')).body
      .trim()
      .split('\n');
    const numbers = lines.map((line) => (JSON.parse(line) as AuditEntry).after?.number);
    expect(numbers).toEqual(Array.from({ length: 1_001 }, (_, number) => number));
  });

  it('contains no cell that a spreadsheet would run', async () => {
    const names = ['=1+1', '+1', '-1', '@sum', '\t=1', ' =1', '＝1', '"=1"'];
    for (const user of names) {
      const actor = { ...terminal, user };
      await recordAction(site.deps.db.queries, {
        actor,
        at: site.clock.now(),
        action: 'billing.reconcile',
      });
    }
    const { body, headers } = await download('?format=csv');
    expect(headers['content-type']).toContain('text/csv');
    const [header, ...lines] = body.split('\r\n');
    expect(header).toBe(
      '"id","at","actor","actorId","actorName","from","action","target","targetId","before","after"',
    );
    const cells = lines.slice(0, names.length).map((line) => line.split(',')[4]);
    expect(cells).toEqual([
      `"'=1+1"`,
      `"'+1"`,
      `"'-1"`,
      `"'@sum"`,
      `"'\t=1"`,
      `"' =1"`,
      `"'＝1"`,
      '"""=1"""',
    ]);
  });
});

describe('tampering', () => {
  const attempts = {
    'an update': sql`update audit_log set action = 'audit.export'`,
    'a deletion': sql`delete from audit_log`,
    'a deletion of one entry': sql`delete from audit_log where id = 1`,
  };
  const entries = async () => (await read()).data;

  it.each(Object.entries(attempts))(
    'with %s is refused by the database',
    async (_name, attempt) => {
      await record();
      await expect(attempt.execute(site.deps.db.queries)).rejects.toThrow('append-only');
      expect(await entries()).toHaveLength(1);
    },
  );

  it('by replacing or truncating is refused too', async () => {
    await record();
    const { kind, queries } = site.deps.db;
    const attempt =
      kind === 'sqlite'
        ? sql`insert or replace into audit_log (id, at, actor_kind, actor_name, came_from, action)
            values (1, '', 'user', '', '', 'audit.export')`
        : sql`truncate audit_log`;
    await expect(attempt.execute(queries)).rejects.toThrow('append-only');
    expect(await entries()).toMatchObject([{ action: 'billing.reconcile' }]);
  });

  it('of the last 30 days is refused even with a false retention time', async () => {
    const at = new Date();
    const { queries } = site.deps.db;
    await recordAction(queries, { actor: terminal, at, action: 'billing.reconcile' });
    await queries
      .insertInto('installation')
      .values({ key: 'audit_kept_from', value: '9999' })
      .execute();
    await expect(sql`delete from audit_log`.execute(queries)).rejects.toThrow('append-only');
  });
});

describe('the clean-up', () => {
  const cleanUp = () => cleanUpLog({ db: site.deps.db, now: site.clock.now, retentionDays: 90 });

  it('deletes entries after the retention time and no others, however often it runs', async () => {
    await record({ number: 1 });
    site.clock.advance(60 * DAY);
    await record({ number: 2 });
    site.clock.advance(31 * DAY);
    await Promise.all([cleanUp(), cleanUp()]);
    await cleanUp();
    const { body } = await site.logIn('olga');
    const { data } = await read('', body);
    expect(data.map(({ after }) => after?.number)).toEqual([2]);
  });
});
