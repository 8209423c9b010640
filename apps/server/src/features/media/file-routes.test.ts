import type { MediaFile } from '@rostra/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendForm } from '../../testing/staff/send-form.ts';
import { joinAs } from '../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../testing/test-accounts.ts';

let site: AccountsApp;
let editor: string;
let png: Uint8Array;
beforeEach(async () => {
  site = await openAccountsApp();
  editor = (await joinAs(site, 'edith', 'editor')).jwt;
  png = await picture('#336699');
});
afterEach(() => site.close());

const picture = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer(),
  );

interface Sent {
  fields?: Record<string, string>;
  bytes?: Uint8Array<ArrayBuffer>;
  filename?: string;
}

async function post(url: string, token: string, { fields = {}, bytes, filename = 'a.png' }: Sent) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (bytes) form.set('files', new Blob([bytes]), filename);
  return sendForm(site.app, url, { form, token });
}

const add = async (filename: string, token = editor): Promise<MediaFile> => {
  const info = { fileInfo: JSON.stringify({ alternativeText: `About ${filename}` }) };
  const bytes = new Uint8Array(png);
  const { status, body } = await post('/api/upload', token, { fields: info, bytes, filename });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body[0];
};

const ask = (method: 'GET' | 'DELETE', url: string, token?: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  site.send<any>(method, url, undefined, { token });

const names = async (query = '') =>
  (await ask('GET', `/api/upload/files${query}`, editor)).body.map(({ name }: MediaFile) => name);

describe('GET /api/upload/files', () => {
  it('lists the newest files first, or as the query asks', async () => {
    for (const name of ['a.png', 'b.png', 'c.png']) await add(name);
    expect(await names()).toEqual(['c.png', 'b.png', 'a.png']);
    expect(await names('?sort=name&pagination[pageSize]=2')).toEqual(['a.png', 'b.png']);
    expect(await names('?filters[name][$startsWith]=b')).toEqual(['b.png']);
    expect(await names('?_q=about%20C')).toEqual(['c.png']);
    const [file] = (await ask('GET', '/api/upload/files?fields=name,url', editor)).body;
    expect(Object.keys(file).sort()).toEqual(['documentId', 'id', 'name', 'url']);
    for (const query of ['filters[is_private]=0', 'filters[uploadedBy]=1', 'sort=nope']) {
      expect((await ask('GET', `/api/upload/files?${query}`, editor)).status).toBe(400);
    }
  });

  it('is for staff, and never shows the pictures of members', async () => {
    const ada = await site.join('ada');
    const fields = { ref: 'plugin::users-permissions.user', field: 'avatar' };
    const bytes = new Uint8Array(png);
    const [avatar] = (await post('/api/upload', ada.jwt, { fields, bytes })).body;
    expect(avatar).toMatchObject({ id: expect.any(Number) });
    expect(await names()).toEqual([]);
    expect(await names(`?filters[$or][0][id]=${avatar.id}&filters[$or][1][id]=0`)).toEqual([]);
    for (const id of [avatar.id, avatar.documentId]) {
      expect((await ask('GET', `/api/upload/files/${id}`, editor)).status).toBe(404);
      expect((await ask('DELETE', `/api/upload/files/${id}`, editor)).status).toBe(404);
      const fileInfo = '{"name":"x"}';
      const changed = await post(`/api/upload?id=${id}`, editor, { fields: { fileInfo } });
      expect(changed.status).toBe(404);
    }
    for (const url of ['/api/upload/files', '/api/upload/files/1']) {
      expect((await ask('GET', url)).status).toBe(401);
      expect((await ask('GET', url, ada.jwt)).status).toBe(403);
    }
  });
});

describe('one file', () => {
  it('is found by its id or document id, and deleted once', async () => {
    const file = await add('a.png');
    for (const id of [file.id, file.documentId]) {
      expect((await ask('GET', `/api/upload/files/${id}`, editor)).body).toEqual(file);
    }
    const url = `/api/upload/files/${file.id}`;
    const author = await joinAs(site, 'aaron', 'author');
    expect((await ask('DELETE', url, author.jwt)).status).toBe(403);
    const deleted = await ask('DELETE', url, editor);
    expect([deleted.status, deleted.body]).toEqual([200, file]);
    expect((await ask('DELETE', url, editor)).status).toBe(404);
    expect((await ask('GET', url, editor)).status).toBe(404);
  });

  it('is not deleted while an entry uses it', async () => {
    const { id } = await add('a.png');
    const data = { title: 'One', body: 'x', featuredImage: id };
    await site.send('POST', '/api/blog-posts', { data }, { token: editor });
    expect((await ask('DELETE', `/api/upload/files/${id}`, editor)).status).toBe(409);
    expect((await ask('GET', `/api/upload/files/${id}`, editor)).status).toBe(200);
  });

  it.each(['0', '-1', '99999999999', 'none', 'x'.repeat(60), '%00', '1.5'])(
    'is missing at %s',
    async (id) => {
      for (const method of ['GET', 'DELETE'] as const) {
        const { status } = await ask(method, `/api/upload/files/${id}`, editor);
        expect([400, 404]).toContain(status);
      }
    },
  );
});

describe('POST /api/upload?id=', () => {
  it('changes the texts of a file', async () => {
    const file = await add('a.png');
    const change = (info: object, id: number | string = file.id) =>
      post(`/api/upload?id=${id}`, editor, { fields: { fileInfo: JSON.stringify(info) } });
    const first = await change({ name: 'Map', caption: 'A map' });
    expect([first.status, first.body]).toEqual([
      200,
      { ...file, name: 'Map', caption: 'A map', updatedAt: expect.any(String) },
    ]);
    const second = await change({ alternativeText: null, caption: null }, file.documentId);
    expect(second.body).toMatchObject({ name: 'Map', caption: null, alternativeText: null });
  });

  it('replaces the content of a file', async () => {
    const file = await add('a.png');
    const bytes = await picture('#993333');
    const { status, body } = await post(`/api/upload?id=${file.id}`, editor, { bytes });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: file.id, alternativeText: 'About a.png' });
    expect(body.url).not.toBe(file.url);
    const text = { bytes: new TextEncoder().encode('no picture'), filename: 'a.txt' };
    expect((await post(`/api/upload?id=${file.id}`, editor, text)).status).toBe(400);
  });

  it('is refused without a change, to members, and to authors of other files', async () => {
    const { id } = await add('a.png');
    const fields = { fileInfo: '{"name":"Taken"}' };
    const url = `/api/upload?id=${id}`;
    expect((await post(url, editor, {})).status).toBe(400);
    expect((await post(url, editor, { fields: { fileInfo: '{' } })).status).toBe(400);
    expect((await post('/api/upload?id=999', editor, { fields })).status).toBe(404);
    expect((await post(url, (await site.join('ada')).jwt, { fields })).status).toBe(403);
    const author = await joinAs(site, 'aaron', 'author');
    expect((await post(url, author.jwt, { fields })).status).toBe(403);
    const own = await add('b.png', author.jwt);
    expect((await post(`/api/upload?id=${own.id}`, author.jwt, { fields })).status).toBe(200);
    expect(await names('?sort=id')).toEqual(['a.png', 'Taken']);
  });
});
