import { strapi } from '@strapi/client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinAs, staffContext, terminal } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';
import { createToken } from './create-token.ts';

/** The published client with real tokens, against the whole server on a real port. */
let site: AccountsApp;
let ownerId: number;
let address: string;

type Client = ReturnType<typeof strapi>;
let anybody: Client;
let reader: Client;
let editor: Client;

beforeAll(async () => {
  site = await openAccountsApp();
  ownerId = (await joinAs(site, 'olga', 'owner')).user.id;
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const clientWith = async (access: 'read' | 'edit') => {
    const given = { name: access, access, days: null, userId: ownerId };
    const { token } = await createToken(staffContext(site), terminal, given);
    return strapi({ baseURL: `${address}/api`, auth: token });
  };
  anybody = strapi({ baseURL: `${address}/api/` });
  reader = await clientWith('read');
  editor = await clientWith('edit');
});
afterAll(() => site.close());

describe('@strapi/client with a token', () => {
  it('creates, finds, changes and deletes entries, and repeats the deletion', async () => {
    const posts = editor.collection('blog-posts');
    const tag = (await editor.collection('tags').create({ name: 'Pipes' })).data;
    const { data: created } = await posts.create(
      { title: 'Leaks', body: 'Words about water.', tags: { connect: [{ id: tag.id }] } },
      { populate: 'tags' },
    );
    expect(created).toMatchObject({ slug: 'leaks', tags: [{ name: 'Pipes' }] });
    const { documentId } = created;

    const whole = (await posts.findOne(documentId, { populate: '*' })).data;
    const { id: _, documentId: __, ...values } = whole;
    const changed = await posts.update(documentId, { ...values, title: 'Floods' });
    expect(changed.data).toMatchObject({ title: 'Floods', readingMinutes: 1 });

    const found = await reader.collection('blog-posts').find({
      filters: { title: { $eq: 'Floods' } },
      populate: { tags: { count: true } } as never,
      sort: 'title:desc',
      pagination: { page: 1, pageSize: 10 },
    });
    expect(found.data).toMatchObject([{ documentId, tags: { count: 1 } }]);
    const searched = await reader.collection('blog-posts').find({ _q: 'water' } as never);
    expect(searched.meta.pagination?.total).toBe(1);

    await posts.delete(documentId);
    await posts.delete(documentId);
    await expect(posts.findOne(documentId)).rejects.toThrow('404');
  });

  it('keeps drafts from tokens that only read, and refuses their writes', async () => {
    const posts = editor.collection('blog-posts');
    const { data } = await posts.create({ title: 'Secret', body: 'x' }, { status: 'draft' });
    expect((await posts.find({ status: 'draft' })).data).toMatchObject([{ title: 'Secret' }]);
    const published = reader.collection('blog-posts');
    expect((await published.find()).data).toEqual([]);
    await expect(published.find({ status: 'draft' })).rejects.toThrow('403');
    await expect(published.findOne(data.documentId)).rejects.toThrow('404');
    await expect(published.create({ title: 'No', body: 'x' })).rejects.toThrow('403');
    await expect(published.update(data.documentId, { title: 'No' })).rejects.toThrow('403');
    await expect(published.delete(data.documentId)).rejects.toThrow('403');
    await expect(anybody.collection('blog-posts').create({ title: 'No' })).rejects.toThrow('401');
    const stranger = strapi({ baseURL: `${address}/api`, auth: `rostra_${'x'.repeat(43)}` });
    await expect(stranger.collection('blog-posts').find()).rejects.toThrow('401');
    await posts.delete(data.documentId);
  });

  it('uploads, finds, changes and deletes files', async () => {
    const { files } = editor;
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const options = { filename: 'map.png', mimetype: 'image/png' };
    const [uploaded] = await files.upload(png, {
      ...options,
      fileInfo: { alternativeText: 'A map', caption: 'North is up' },
    });
    expect(uploaded).toMatchObject({ name: 'map.png', alternativeText: 'A map' });
    await files.upload(new Blob([new Uint8Array(png)], { type: 'image/png' }));
    const id = uploaded?.id ?? 0;
    expect(await files.find()).toHaveLength(2);
    const named = await files.find({ filters: { name: { $contains: 'map' } }, sort: 'name:asc' });
    expect(named).toMatchObject([{ id, caption: 'North is up' }]);
    expect(await files.findOne(id)).toMatchObject({ id, width: 9 });
    const changed = await files.update(id, { name: 'plan.png', caption: 'A plan' });
    expect(changed).toMatchObject({ id, name: 'plan.png', alternativeText: 'A map' });
    expect(await files.delete(id)).toMatchObject({ id });
    await expect(files.findOne(id)).rejects.toThrow('not found');
    await expect(reader.files.find()).rejects.toThrow('forbidden');
  });

  it('reads and changes one’s own account with a login, but never with a token', async () => {
    const { jwt, user } = await site.join('ada');
    const own = strapi({ baseURL: `${address}/api`, auth: jwt }).collection('users');
    expect(await own.findOne(String(user.id))).toMatchObject({ username: 'ada' });
    const changed = await own.update(String(user.id), { username: 'ada', firstName: 'Ada' });
    expect(changed).toMatchObject({ profile: { firstName: 'Ada' } });
    await expect(own.update(String(user.id), { username: 'grace' })).rejects.toThrow('400');
    await expect(editor.collection('users').findOne(String(ownerId))).rejects.toThrow('403');
  });

  it('gets the format of Strapi 4 if it asks for it', async () => {
    const { data } = await editor.collection('categories').create({ name: 'Water' });
    const headers = { 'Strapi-Response-Format': 'v4' };
    const old = strapi({ baseURL: `${address}/api`, headers }).collection('categories');
    const one = await old.findOne(data.documentId);
    expect(one.data).toMatchObject({ id: data.id, attributes: { name: 'Water' } });
  });
});
