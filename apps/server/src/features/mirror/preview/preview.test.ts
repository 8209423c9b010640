import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MirrorSite, openMirrorSite } from '../../../testing/strapi/mirror-app.ts';

let mirror: MirrorSite;
let strapi: MirrorSite['strapi'];
let site: MirrorSite['site'];
beforeEach(async () => {
  mirror = await openMirrorSite();
  ({ site, strapi } = mirror);
});
afterEach(() => mirror.close());

const pass = () => mirror.pass();
const ask = (name: string, id: string, kind = 'blog-posts') =>
  site.as(name).ask('POST', `/mirror/previews/${kind}/${id}`);
const text = { title: 'Secret plan', slug: 'secret-plan', body: 'Hush' };

describe('the preview of a mirrored draft', () => {
  it('is found by the id of Strapi, and its draft is read again at once', async () => {
    const draft = strapi.saveDraft('blog-posts', text);
    await pass();
    const { id, documentId } = draft;
    strapi.saveDraft('blog-posts', { ...text, id, documentId, title: 'Changed' });
    const { status, body } = await ask('edith', documentId);
    expect(status).toBe(200);
    // The hint, without waiting for the next regular pass.
    await pass();
    const entry = await site.as('edith').ask('GET', `/entries/blog-posts/${body.data.documentId}`);
    expect(entry.body.data).toMatchObject({ title: 'Changed' });
    expect(entry.body.data.otherEditor).toContain(`${strapi.url}/admin/`);
  });

  it('waits for an entry that has not been copied yet', async () => {
    await pass();
    const { documentId } = strapi.saveDraft('policies', {
      ...{ title: 'New', slug: 'new', area: 'economic', body: '' },
    });
    expect((await ask('edith', documentId, 'policies')).body.data).toEqual({ documentId: null });
    await pass();
    const { body } = await ask('edith', documentId, 'policies');
    expect(body.data.documentId).toMatch(/^[a-z0-9]{24}$/);
  });

  it('is also found by the id of this site, for texts that are written here', async () => {
    const created = await site.as('edith').ask('POST', '/entries/blog-posts', { data: text });
    const { documentId } = created.body.data;
    expect((await ask('edith', documentId)).body.data).toEqual({ documentId });
    // Authors see only their own texts.
    const other = await ask('ada', documentId);
    expect(other.body.data).toEqual({ documentId: null });
  });

  it('is for staff who may see the draft', async () => {
    const { documentId } = strapi.saveDraft('blog-posts', text);
    await pass();
    expect((await ask('ada', documentId)).status).toBe(404);
    expect((await ask('max', documentId)).status).toBe(403);
    const url = `/api/studio/mirror/previews/blog-posts/${documentId}`;
    expect((await site.send('POST', url)).status).toBe(401);
    expect((await ask('edith', 'x', 'authors')).status).toBe(404);
    expect((await ask('edith', 'x', 'nothings')).status).toBe(404);
    expect((await ask('edith', 'x'.repeat(101))).status).toBe(400);
  });

  it('has an address for Strapi that shows nothing without a login', async () => {
    const { documentId } = strapi.saveDraft('blog-posts', text);
    await pass();
    for (const [path, target] of [
      [`/preview/blog-posts/${documentId}`, `/studio/preview/blog-posts/${documentId}`],
      ['/preview/blog-posts/%2F%2Fevil.example', '/studio/preview/blog-posts/%2F%2Fevil.example'],
    ] as const) {
      const answer = await site.app.inject({ url: path });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, target]);
      expect(answer.body).not.toMatch(/secret|hush/i);
    }
    const long = await site.app.inject({ url: `/preview/blog-posts/${'x'.repeat(101)}` });
    expect(long.statusCode).toBe(404);
  });
});
