import sdk from 'strapi-sdk-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinAs, staffContext, terminal } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../../testing/test-accounts.ts';
import { createToken } from './create-token.ts';

/** Its types describe the CommonJS build, in which the class is a property. */
const Strapi = sdk as unknown as typeof sdk.default;
type Strapi = InstanceType<typeof Strapi>;

/** The published client against the whole server on a real port. */
let site: AccountsApp;
let url: string;
let visitor: Strapi;
let editor: Strapi;

interface Post {
  id: number;
  documentId: string;
  title: string;
}

/** Outside browsers the client keeps no token, so it is a header of every request. */
const clientWith = (token: string) =>
  new Strapi({ url, axiosOptions: { headers: { authorization: `Bearer ${token}` } } });

beforeAll(async () => {
  site = await openAccountsApp();
  const { user } = await joinAs(site, 'olga', 'owner');
  url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const given = { name: 'Site', access: 'edit' as const, days: null, userId: user.id };
  const { token } = await createToken(staffContext(site), terminal, given);
  visitor = new Strapi({ url });
  editor = clientWith(token);
});
afterAll(() => site.close());

describe('strapi-sdk-js', () => {
  it('creates, finds, changes and deletes entries', async () => {
    const { data: tag } = await editor.create<Post>('tags', { name: 'Pipes' });
    const { data: post } = await editor.create<Post>(
      'blog-posts',
      { title: 'Leaks & floods', body: 'Words.', tags: [tag.documentId] },
      { populate: ['tags'] },
    );
    expect(post).toMatchObject({ slug: 'leaks-floods', tags: [{ name: 'Pipes' }] });
    const { documentId } = post;

    const { data: whole } = await editor.findOne<Post>('blog-posts', documentId, { populate: '*' });
    // Strapi refuses both in a body, too.
    const { id: _, documentId: __, ...values } = whole;
    const fields = { ...values, title: 'Floods' };
    const changed = await editor.update<Post>('blog-posts', documentId, fields);
    expect(changed.data).toMatchObject({ documentId, title: 'Floods' });

    const found = await visitor.find<Post[]>('blog-posts', {
      fields: ['title'],
      filters: { $or: [{ tags: { name: { $eqi: 'PIPES' } } }, { title: 'none' }] },
      sort: ['publishedAt:desc', 'title'],
      pagination: { page: 1, pageSize: 1, withCount: true },
      populate: { tags: { fields: ['name'] } },
    });
    expect(found.data).toMatchObject([{ documentId, title: 'Floods', tags: [{ name: 'Pipes' }] }]);
    expect(found.meta.pagination).toMatchObject({ page: 1, pageSize: 1, total: 1 });

    await editor.delete('blog-posts', documentId);
    await expect(visitor.findOne('blog-posts', documentId)).rejects.toMatchObject({
      error: { status: 404, name: 'NotFoundError' },
    });
  });

  it('reports what a visitor may not do, and invalid queries', async () => {
    await expect(visitor.create('blog-posts', { title: 'No', body: 'x' })).rejects.toMatchObject({
      error: { status: 401 },
    });
    await expect(visitor.find('blog-posts', { sort: 'secret' })).rejects.toMatchObject({
      error: { status: 400, name: 'ValidationError' },
    });
  });

  it('registers members, logs them in and reads who they are', async () => {
    const email = 'ada@example.org';
    const { user } = await visitor.register({ username: 'ada', email, password: PASSWORD });
    expect(user).toMatchObject({ username: 'ada', email });
    const { jwt } = await visitor.login({ identifier: email, password: PASSWORD });
    expect(await clientWith(jwt).fetchUser()).toMatchObject({ username: 'ada' });
    await visitor.forgotPassword({ email });
    await expect(
      visitor.login({ identifier: email, password: 'wrong password' }),
    ).rejects.toMatchObject({ error: { status: 400, name: 'ValidationError' } });
  });
});
