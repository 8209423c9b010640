import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type MirrorSite, openMirrorSite } from '../../../testing/strapi/mirror-app.ts';
import { MINUTE } from '../../../testing/test-clock.ts';

const SECRET = 'a secret for webhooks';
let mirror: MirrorSite;
let strapi: MirrorSite['strapi'];
let site: MirrorSite['site'];
beforeEach(async () => {
  mirror = await openMirrorSite({ CONTENT_HOOK_SECRET: SECRET });
  ({ site, strapi } = mirror);
});
afterEach(() => mirror.close());

const pass = () => mirror.pass();
const hook = (body: object, secret = SECRET) =>
  site.app.inject({
    method: 'POST',
    url: '/api/content-hook',
    headers: { authorization: `Bearer ${secret}` },
    payload: body,
  });
const event = (documentId: string, model = 'blog-post') => ({
  event: 'entry.publish',
  model,
  uid: `api::${model}.${model}`,
  entry: { id: 1, documentId, title: 'Never read' },
});
const addPost = (title: string) =>
  strapi.add('blog-posts', { title, slug: title.toLowerCase(), body: 'x' });
const titles = async () => {
  const { body } = await site.read('/api/blog-posts?sort=title');
  return body.data.map(({ title }: { title: string }) => title);
};

describe('a webhook of Strapi', () => {
  it('makes the mirror look at the type at once, and believes only Strapi', async () => {
    await pass();
    const { documentId } = addPost('One');
    expect((await hook(event(documentId))).statusCode).toBe(204);
    strapi.requests.length = 0;
    await pass();
    expect(await titles()).toEqual(['One']);
    expect(new Set(strapi.requests)).toEqual(new Set(['/api/blog-posts']));
    strapi.requests.length = 0;
    await pass();
    expect(strapi.requests).toEqual([]);
  });

  it('unpublishes what was unpublished there', async () => {
    const { documentId } = addPost('One');
    await pass();
    strapi.remove('blog-posts', documentId);
    await hook({ ...event(documentId), event: 'entry.unpublish' });
    await pass();
    expect(await titles()).toEqual([]);
  });

  it('is harmless while Strapi is down: the next look finds the change', async () => {
    await pass();
    const { documentId } = addPost('One');
    strapi.isDown = true;
    await hook(event(documentId));
    await expect(pass()).rejects.toThrow('503');
    strapi.isDown = false;
    site.clock.advance(5 * MINUTE);
    await pass();
    expect(await titles()).toEqual(['One']);
  });

  it('needs the secret, and names a type that is mirrored', async () => {
    expect((await hook(event('x'), 'another secret')).statusCode).toBe(401);
    expect((await hook({ odd: true })).statusCode).toBe(400);
    expect((await hook(event('x', 'user'))).statusCode).toBe(204);
    const hints = await site.deps.db.queries.selectFrom('mirror_hints').selectAll().execute();
    expect(hints).toEqual([]);
  });
});

describe('webhooks that a real Strapi has sent', () => {
  const path = new URL('../../../testing/strapi/recorded/webhooks.json', import.meta.url).pathname;
  const recorded: { type: string; body: { event: string; entry?: { documentId: string } } }[] =
    JSON.parse(readFileSync(path, 'utf8'));
  const hints = () => site.deps.db.queries.selectFrom('mirror_hints').selectAll().execute();

  // A webhook that is refused looks broken in Strapi, also its button that sends a test.
  it.each(recorded.map(({ body }) => [body.event, body] as const))('%s', async (_, body) => {
    expect((await hook(body)).statusCode).toBe(204);
    const expected = body.entry ? [{ source_id: body.entry.documentId }] : [];
    expect(await hints()).toMatchObject(expected);
  });
});

describe('a mirrored entry', () => {
  it('is changed neither in the studio nor through the API, until it is gone at its source', async () => {
    const { documentId } = addPost('One');
    await pass();
    const { body } = await site.read('/api/blog-posts');
    const id = body.data[0].documentId;
    const editor = await joinAs(site, 'emma', 'editor');
    const address = `${strapi.url}/admin/content-manager/collection-types/api::blog-post.blog-post/${documentId}`;
    const message = `This entry is edited at ${address}. It is only copied here.`;
    const refusal = { status: 403, body: { error: { message } } };
    const data = { title: 'Two' };
    const change = () => site.send('PUT', `/api/blog-posts/${id}`, { data }, { token: editor.jwt });
    expect(await change()).toMatchObject(refusal);
    for (const [method, body] of [
      ['PUT', { data }],
      ['DELETE', undefined],
    ] as const) {
      const path = `/entries/blog-posts/${id}`;
      expect(await site.as('edith').ask(method, path, body)).toMatchObject(refusal);
    }
    expect(await titles()).toEqual(['One']);
    const nothing = { save: false, publish: false, review: false, delete: false };
    const open = async () => (await site.as('edith').ask('GET', `/entries/blog-posts/${id}`)).body;
    expect(await open()).toMatchObject({ data: { otherEditor: address, permissions: nothing } });
    strapi.remove('blog-posts', documentId);
    site.clock.advance(5 * MINUTE);
    await pass();
    expect(await change()).toMatchObject({ status: 200 });
    expect(await open()).toMatchObject({
      data: { otherEditor: null, permissions: { save: true } },
    });
  });
});
