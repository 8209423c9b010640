import type { ApiToken, AuthResponse } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../../testing/test-accounts.ts';
import { DAY, HOUR, MINUTE } from '../../../testing/test-clock.ts';

let site: AccountsApp;
let owner: AuthResponse;
beforeEach(async () => {
  site = await openAccountsApp();
  owner = await joinAs(site, 'olga', 'owner');
});
afterEach(() => site.close());

type Method = Parameters<AccountsApp['send']>[0];

const ask = (method: Method, url: string, token: string | undefined, body?: unknown) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  site.send<any>(method, url, body, { token });

const create = async (body: object, person = owner): Promise<{ data: ApiToken; token: string }> => {
  const response = await ask('POST', '/api/tokens', person.jwt, body);
  if (response.status !== 201) throw new Error(JSON.stringify(response.body));
  return response.body;
};

const list = async (): Promise<ApiToken[]> =>
  (await ask('GET', '/api/tokens', owner.jwt)).body.data;

const writePost = (title: string, token: string, query = '') =>
  ask('POST', `/api/blog-posts${query}`, token, { data: { title, body: 'Words.' } });

const titles = async (token: string, query: string): Promise<string[]> =>
  (await ask('GET', `/api/blog-posts?${query}`, token)).body.data.map(
    ({ title }: { title: string }) => title,
  );

describe('an API token', () => {
  it('is shown once, stored as a hash, and read-only for 90 days unless asked otherwise', async () => {
    const { data, token } = await create({ name: ' Static build ' });
    expect(token).toMatch(/^rostra_[\w-]{43}$/);
    expect(data).toEqual({
      id: data.id,
      name: 'Static build',
      access: 'read',
      owner: { id: owner.user.id, name: 'olga' },
      createdAt: '2026-03-01T12:00:00.000Z',
      expiresAt: '2026-05-30T12:00:00.000Z',
      lastUsedAt: null,
    });
    expect(await list()).toEqual([data]);
    const { queries } = site.deps.db;
    const stored = await queries.selectFrom('api_tokens').selectAll().execute();
    const log = await queries.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify([stored, log])).not.toContain(token.slice('rostra_'.length));
  });

  it('remembers when it was last used, to the minute', async () => {
    const { token } = await create({ name: 'x' });
    const use = () => ask('GET', '/api/blog-posts', token);
    site.clock.advance(HOUR);
    expect((await use()).status).toBe(200);
    expect((await list())[0]?.lastUsedAt).toBe('2026-03-01T13:00:00.000Z');
    site.clock.advance(MINUTE / 2);
    await use();
    expect((await list())[0]?.lastUsedAt).toBe('2026-03-01T13:00:00.000Z');
  });

  it('stops working when it expires or is revoked', async () => {
    const short = await create({ name: 'short', days: 1 });
    const endless = await create({ name: 'endless', days: null, access: 'edit' });
    expect(endless.data.expiresAt).toBe(null);
    site.clock.advance(DAY - 1);
    expect((await ask('GET', '/api/tags', short.token)).status).toBe(200);
    site.clock.advance(1);
    expect((await ask('GET', '/api/tags', short.token)).status).toBe(401);
    site.clock.advance(20 * 365 * DAY);
    expect((await ask('GET', '/api/tags', endless.token)).status).toBe(200);
    const { jwt } = (await site.logIn('olga')).body;
    expect((await ask('DELETE', `/api/tokens/${endless.data.id}`, jwt)).status).toBe(200);
    expect((await ask('GET', '/api/tags', endless.token)).status).toBe(401);
    expect((await ask('DELETE', `/api/tokens/${endless.data.id}`, jwt)).status).toBe(404);
  });

  it.each(['rostra_', `rostra_${'a'.repeat(43)}`, `rostra_${'a'.repeat(9_000)}`, 'rostra_\u00e9'])(
    'must exist: %s',
    async (token) => {
      expect((await ask('GET', '/api/blog-posts', token)).status).toBe(401);
    },
  );
});

describe('what a token may do', () => {
  it('only reads what everybody can read, by default', async () => {
    await writePost('Published', owner.jwt);
    await writePost('Draft', owner.jwt, '?status=draft');
    const { token } = await create({ name: 'read' });
    expect(await titles(token, '')).toEqual(['Published']);
    expect(await titles(token, 'filters[title][$contains]=Draft')).toEqual([]);
    expect(await titles(token, '_q=Draft')).toEqual([]);
    const refused = [
      await ask('GET', '/api/blog-posts?status=draft', token),
      await writePost('No', token),
      await ask('PUT', '/api/blog-posts/1', token, { data: {} }),
      await ask('DELETE', '/api/blog-posts/1', token),
      await ask('POST', '/api/upload', token),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  });

  it('writes and publishes with the access edit, for the person it belongs to', async () => {
    const { token, data } = await create({ name: 'edit', access: 'edit' });
    const created = await writePost('By a program', token);
    expect(created.status).toBe(201);
    await writePost('Draft', token, '?status=draft');
    expect(await titles(token, 'status=draft&sort=title')).toEqual(['By a program', 'Draft']);
    const entry = await site.deps.db.queries
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'content.create')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor_name: 'olga',
      came_from: expect.stringContaining(`API token ${data.id}`),
    });
  });

  it('writes drafts, and reads only the owner’s, with the access draft', async () => {
    const edith = await joinAs(site, 'edith', 'editor');
    await writePost('By Edith', edith.jwt, '?status=draft');
    const { token } = await create({ name: 'draft', access: 'draft' });
    expect((await writePost('Mine', token, '?status=draft')).status).toBe(201);
    expect((await writePost('Published', token)).status).toBe(403);
    expect(await titles(token, 'status=draft')).toEqual(['Mine']);
    expect(await titles(token, '')).toEqual([]);
  });

  it('does not include members’ texts unless it edits all content', async () => {
    const data = { title: 'Letter', body: 'Secret', requiredPlan: 'account' };
    await ask('POST', '/api/member-contents', owner.jwt, { data });
    const bodies = async (access: string) => {
      const { token } = await create({ name: access, access });
      const { body } = await ask('GET', '/api/member-contents', token);
      return body.data.map((entry: { body?: string }) => entry.body);
    };
    const visitors = (await ask('GET', '/api/member-contents', undefined)).body.data;
    const seen = visitors.map((entry: { body?: string }) => entry.body);
    expect(await bodies('read')).toEqual(seen);
    expect(await bodies('draft')).toEqual(seen);
    expect(await bodies('edit')).toEqual(['Secret']);
  });

  it('does nothing with the account, and makes no other tokens', async () => {
    const { token, data } = await create({ name: 'edit', access: 'edit' });
    const calls: [Method, string][] = [
      ['GET', '/api/users/me'],
      ['PUT', '/api/users/me'],
      ['GET', `/api/users/${owner.user.id}`],
      ['POST', '/api/auth/change-password'],
      ['GET', '/api/tokens'],
      ['POST', '/api/tokens'],
      ['DELETE', `/api/tokens/${data.id}`],
      ['GET', '/api/staff'],
      ['GET', '/api/audit'],
    ];
    for (const [method, url] of calls) {
      const { status } = await ask(method, url, token, method === 'GET' ? undefined : {});
      expect([method, url, status]).toEqual([method, url, 403]);
    }
    const form = [
      ...[
        '--x',
        'Content-Disposition: form-data; name="ref"',
        '',
        'plugin::users-permissions.user',
      ],
      ...['--x', 'Content-Disposition: form-data; name="field"', '', 'avatar', '--x--', ''],
    ].join('\r\n');
    const upload = await site.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: form,
    });
    expect(upload.statusCode).toBe(403);
    await ask('POST', '/api/auth/logout', token, {});
    expect((await ask('GET', '/api/users/me', owner.jwt)).status).toBe(200);
  });

  it('ends with the rights of the person it belongs to', async () => {
    const { token } = await create({ name: 'edit', access: 'edit' });
    const read = await create({ name: 'read' });
    const set = (changes: object) =>
      site.deps.db.queries
        .updateTable('users')
        .set(changes)
        .where('id', '=', owner.user.id)
        .execute();
    const statuses = async () => [
      (await ask('GET', '/api/tags', token)).status,
      (await ask('GET', '/api/tags', read.token)).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    await set({ role: 'author' });
    expect(await statuses()).toEqual([401, 200]);
    await set({ role: 'editor' });
    expect(await statuses()).toEqual([200, 200]);
    await set({ is_blocked: 1 });
    expect(await statuses()).toEqual([401, 401]);
    await site.deps.db.queries.deleteFrom('users').where('id', '=', owner.user.id).execute();
    const left = await site.deps.db.queries.selectFrom('api_tokens').selectAll().execute();
    expect(left).toEqual([]);
  });

  it('ends with a new password if it can write', async () => {
    const { token } = await create({ name: 'edit', access: 'edit' });
    const read = await create({ name: 'read' });
    const newPassword = 'a quite different one';
    const changed = await ask('POST', '/api/auth/change-password', owner.jwt, {
      currentPassword: PASSWORD,
      newPassword,
      confirmPassword: newPassword,
    });
    expect(changed.status).toBe(200);
    expect((await ask('GET', '/api/tags', token)).status).toBe(401);
    expect((await ask('GET', '/api/tags', read.token)).status).toBe(200);
  });

  it('ends with an invitation, which leaves its link as the only way into the account', async () => {
    const adam = await joinAs(site, 'adam', 'administrator');
    const { token } = await create({ name: 'edit', access: 'edit' }, adam);
    expect((await ask('DELETE', `/api/staff/${adam.user.id}`, owner.jwt)).status).toBe(200);
    const invitation = { email: adam.user.email, role: 'editor' };
    expect((await ask('POST', '/api/staff', owner.jwt, invitation)).status).toBe(200);
    expect((await ask('GET', '/api/blog-posts?status=draft', token)).status).toBe(401);
  });

  it('for drafts deletes nothing that readers see, even if its owner created it', async () => {
    const created = await ask('POST', '/api/categories', owner.jwt, { data: { name: 'Rivers' } });
    const { token } = await create({ name: 'draft', access: 'draft' });
    const url = `/api/studio/entries/categories/${created.body.data.documentId}`;
    expect((await ask('DELETE', url, token)).status).toBe(403);
    expect((await ask('GET', '/api/categories', owner.jwt)).body.data).toHaveLength(1);
  });

  it('is suspended with the role of staff who lack a second factor', async () => {
    await site.close();
    site = await openAccountsApp({ env: { STAFF_SECOND_FACTOR: 'true' } });
    owner = await joinAs(site, 'olga', 'owner');
    const { token } = await create({ name: 'edit', access: 'edit', days: null });
    expect((await ask('GET', '/api/tags', token)).status).toBe(200);
    site.clock.advance(365 * DAY);
    expect((await ask('GET', '/api/tags', token)).status).toBe(401);
  });
});

describe('managing tokens', () => {
  it('is for owner and administrators, after a recent proof', async () => {
    const { data } = await create({ name: 'x' });
    for (const [index, role] of (['editor', 'author', 'treasurer', 'member'] as const).entries()) {
      const { jwt } = await joinAs(site, `person${index}`, role);
      const statuses = [
        (await ask('GET', '/api/tokens', jwt)).status,
        (await ask('POST', '/api/tokens', jwt, { name: 'x' })).status,
        (await ask('DELETE', `/api/tokens/${data.id}`, jwt)).status,
      ];
      expect([role, ...statuses]).toEqual([role, 403, 403, 403]);
    }
    const adam = await joinAs(site, 'adam', 'administrator');
    await create({ name: 'y', access: 'edit' }, adam);
    site.clock.advance(11 * MINUTE);
    const late = await ask('POST', '/api/tokens', adam.jwt, { name: 'z' });
    expect([late.status, late.body.error.code]).toEqual([403, 'proof_required']);
    const revoked = await ask('DELETE', `/api/tokens/${data.id}`, adam.jwt);
    expect([revoked.status, revoked.body.error.code]).toEqual([403, 'proof_required']);
  });

  it.each([
    {},
    { name: '' },
    { name: '  ' },
    { name: 'x'.repeat(81) },
    { name: 'a\0' },
    { name: 7 },
    { name: 'x', access: 'owner' },
    { name: 'x', days: 0 },
    { name: 'x', days: 1.5 },
    { name: 'x', days: 4_000 },
    { name: 'x', days: 'never' },
    [],
  ])('refuses %j', async (body) => {
    expect((await ask('POST', '/api/tokens', owner.jwt, body)).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it.each(['0', '-1', 'x', '99999999999', '1e1'])('has no token %s', async (id) => {
    expect([400, 404]).toContain((await ask('DELETE', `/api/tokens/${id}`, owner.jwt)).status);
  });

  it('is recorded', async () => {
    const { data } = await create({ name: 'Build' });
    await ask('DELETE', `/api/tokens/${data.id}`, owner.jwt);
    const log = await site.deps.db.queries
      .selectFrom('audit_log')
      .select(['action', 'target_id', 'after', 'before'])
      .where('target_kind', '=', 'api_tokens')
      .orderBy('id')
      .execute();
    const described = { name: 'Build', access: 'read', owner: 'olga', expiresAt: data.expiresAt };
    expect(
      log.map(({ after, before, ...entry }) => ({
        ...entry,
        facts: JSON.parse(after ?? before ?? ''),
      })),
    ).toEqual([
      { action: 'token.create', target_id: String(data.id), facts: described },
      { action: 'token.revoke', target_id: String(data.id), facts: described },
    ]);
  });

  it('has a limit', async () => {
    const row = (index: number) => ({
      name: 'x',
      token_hash: `hash ${index}`,
      access: 'read' as const,
      user_id: owner.user.id,
      created_at: '2026-01-01T00:00:00.000Z',
      expires_at: null,
      last_used_at: null,
    });
    const rows = Array.from({ length: 100 }, (_, index) => row(index));
    await site.deps.db.queries.insertInto('api_tokens').values(rows).execute();
    expect((await ask('POST', '/api/tokens', owner.jwt, { name: 'x' })).status).toBe(409);
  });
});

it('counts the reads of a token apart, with a higher limit', async () => {
  const { token } = await create({ name: 'build' });
  const limit = async (given?: string) => {
    const { raw } = await ask('GET', '/api/tags', given);
    return [raw.headers['x-ratelimit-limit'], raw.headers['x-ratelimit-remaining']];
  };
  expect(await limit()).toEqual(['3000', '2999']);
  expect(await limit(token)).toEqual(['30000', '29999']);
  expect(await limit(token)).toEqual(['30000', '29998']);
  expect(await limit()).toEqual(['3000', '2998']);
});
