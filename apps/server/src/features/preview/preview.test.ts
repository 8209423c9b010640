import { beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, openStudioTeam, type StudioApp } from '../../testing/staff/studio-app.ts';
import { HOUR } from '../../testing/test-clock.ts';

let site: StudioApp;
let edith: Colleague;
let ada: Colleague;
beforeEach(async () => {
  ({ site, edith, ada } = await openStudioTeam());
});

async function create(kind: string, data: object): Promise<string> {
  return (await edith.ask('POST', `/entries/${kind}`, { data })).body.data.documentId;
}
async function createLink(kind: string, id: string, isShared = true) {
  const { status, body } = await edith.ask('POST', `/entries/${kind}/${id}/preview-links`, {
    isShared,
  });
  expect(status).toBe(201);
  return body.data as { path: string; expiresAt: string };
}
const keyOf = ({ path }: { path: string }) =>
  String(new URL(path, 'http://x').searchParams.get('key'));
const open = (key: string, as = 'annual') =>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  site.send<any>('GET', `/api/previews?key=${key}&as=${as}`);

describe('a preview link', () => {
  it('shows the present draft to everybody who has it, and nothing to search engines', async () => {
    const id = await create('blog-posts', { title: 'Draft', body: '## Why\n\nx' });
    const link = await createLink('blog-posts', id);
    expect(link.path).toMatch(/^\/preview\?key=[\w-]{43}$/);
    const { status, body, raw } = await open(keyOf(link));
    const { headers } = raw;
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([
      200,
      'noindex',
      'no-store',
    ]);
    expect(body.post.data).toMatchObject({ title: 'Draft', documentId: id });
    expect(body.post.data.bodyHtml).toContain('Why');
    await edith.ask('PUT', `/entries/blog-posts/${id}`, { data: { title: 'Changed' } });
    expect((await open(keyOf(link))).body.post.data.title).toBe('Changed');
    expect((await site.read(`/api/blog-posts/${id}`)).status).toBe(404);
  });

  it('shows a live text with its date', async () => {
    const id = await create('blog-posts', { title: 'Live', body: 'x' });
    await edith.ask('POST', `/entries/blog-posts/${id}/publish`);
    const publishedAt = site.clock.now().toISOString();
    site.clock.advance(HOUR);
    await edith.ask('PUT', `/entries/blog-posts/${id}`, { data: { title: 'Changed' } });
    const { data } = (await open(keyOf(await createLink('blog-posts', id)))).body.post;
    expect(data).toMatchObject({ title: 'Changed', publishedAt });
  });

  it('shows policies, also before they have an area', async () => {
    const id = await create('policies', { title: 'Water' });
    const { body } = await open(keyOf(await createLink('policies', id)));
    expect(body.policy.data).toMatchObject({ title: 'Water', area: 'domestic' });
  });

  it('locks member content for readers whose plan does not include it', async () => {
    const id = await create('member-contents', {
      title: 'Briefing',
      body: 'Secret',
      requiredPlan: 'premium',
    });
    const key = keyOf(await createLink('member-contents', id));
    for (const [as, isLocked] of [
      ['visitor', true],
      ['account', true],
      ['basic', true],
      ['premium', false],
      ['annual', false],
    ] as const) {
      const { data } = (await open(key, as)).body.memberContent;
      expect([as, data.isLocked, data.bodyHtml.includes('Secret')]).toEqual([
        as,
        isLocked,
        !isLocked,
      ]);
    }
    expect((await open(key, 'owner')).status).toBe(400);
  });

  it('ends after a week, an hour inside the studio, or when it is revoked', async () => {
    const id = await create('blog-posts', { title: 'Draft' });
    const shared = keyOf(await createLink('blog-posts', id));
    const own = keyOf(await createLink('blog-posts', id, false));
    site.clock.advance(HOUR);
    expect([(await open(own)).status, (await open(shared)).status]).toEqual([404, 200]);
    await site.waitDays(7);
    expect((await open(shared)).status).toBe(404);
    const next = keyOf(await createLink('blog-posts', id));
    expect((await edith.ask('DELETE', `/entries/blog-posts/${id}/preview-links`)).status).toBe(200);
    expect((await open(next)).status).toBe(404);
  });

  it('is stored as a hash, and ends with the entry', async () => {
    const id = await create('blog-posts', { title: 'Draft', body: 'x' });
    const key = keyOf(await createLink('blog-posts', id));
    const rows = await site.deps.db.queries.selectFrom('preview_links').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(key);
    await edith.ask('DELETE', `/entries/blog-posts/${id}`);
    expect((await open(key)).status).toBe(404);
  });

  it('ends when the person who created it leaves the staff', async () => {
    const id = (await ada.ask('POST', '/entries/blog-posts', { data: { title: 'Hers' } })).body.data
      .documentId;
    const { body } = await ada.ask('POST', `/entries/blog-posts/${id}/preview-links`, {
      isShared: true,
    });
    const key = keyOf(body.data);
    expect((await open(key)).status).toBe(200);
    const { queries } = site.deps.db;
    for (const change of [{ role: 'member' }, { role: 'author', is_blocked: 1 }] as const) {
      await queries.updateTable('users').set(change).where('username', '=', 'ada').execute();
      expect((await open(key)).status).toBe(404);
    }
  });

  it('ends when the person who created it may no longer see the entry', async () => {
    const id = await create('blog-posts', { title: 'Hers' });
    const key = keyOf(await createLink('blog-posts', id));
    const { queries } = site.deps.db;
    const setRole = (role: 'author' | 'editor' | 'treasurer') =>
      queries.updateTable('users').set({ role }).where('username', '=', 'edith').execute();
    const setOwner = (username: string) =>
      queries
        .updateTable('content_entries')
        .set({ owner_id: site.as(username).id })
        .where('document_id', '=', id)
        .execute();
    expect((await open(key)).status).toBe(200);
    // An author only sees drafts of their own.
    await setRole('author');
    expect((await open(key)).status).toBe(200);
    await setOwner('ada');
    expect((await open(key)).status).toBe(404);
    await setRole('editor');
    expect((await open(key)).status).toBe(200);
    await setRole('treasurer');
    expect((await open(key)).status).toBe(404);
  });

  it('is in the audit log when it is shared, and when links are revoked', async () => {
    const id = await create('blog-posts', { title: 'Draft' });
    await createLink('blog-posts', id, false);
    await createLink('blog-posts', id);
    site.clock.advance(HOUR);
    await edith.ask('DELETE', `/entries/blog-posts/${id}/preview-links`);
    const rows = await site.deps.db.queries
      .selectFrom('audit_log')
      .select(['action', 'target_id'])
      .where('target_id', '=', id)
      .where('action', 'in', ['content.share', 'content.revoke_links'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['content.share', 'content.revoke_links']);
  });

  it('is created by those who can read the draft', async () => {
    const id = await create('blog-posts', { title: 'Hers' });
    const url = `/entries/blog-posts/${id}/preview-links`;
    expect((await ada.ask('POST', url, { isShared: true })).status).toBe(404);
    expect((await ada.ask('DELETE', url)).status).toBe(404);
    expect((await site.as('max').ask('POST', url, { isShared: true })).status).toBe(403);
    expect((await open('made-up')).status).toBe(404);
  });
});
