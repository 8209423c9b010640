import { ALT_TEXT_REQUIRED, type MediaFile, mediaForm, type User } from '@rostra/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendForm } from '../../../testing/staff/send-form.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../../testing/test-accounts.ts';
import { HOUR, SECOND } from '../../../testing/test-clock.ts';
import { cleanUpAvatars } from '../../profile/index.ts';

let site: AccountsApp;
beforeEach(async () => {
  site = await openAccountsApp({ env: { ACCOUNT_DELETION_DAYS: '0' } });
});
afterEach(() => site.close());

interface Form {
  files?: { name?: string; bytes: Uint8Array; filename?: string }[];
  fields?: Record<string, string>;
  fieldsLast?: boolean;
}

async function upload(
  token: string | undefined,
  { files = [], fields = {}, fieldsLast }: Form,
  url = '/upload',
) {
  const form = new FormData();
  const putFields = () => {
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
  };
  if (!fieldsLast) putFields();
  for (const { name = 'files', bytes, filename = 'me.png' } of files) {
    form.append(name, new Blob([new Uint8Array(bytes)]), filename);
  }
  if (fieldsLast) putFields();
  return sendForm(site.app, url, { form, token });
}

const forUser = (id: number | string) => ({
  ref: 'plugin::users-permissions.user',
  refId: String(id),
  field: 'avatar',
});

const picture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

const me = async (token: string) =>
  (await site.send<User>('GET', '/api/users/me', undefined, { token })).body;
const served = async (url: string) => (await site.app.inject({ url })).statusCode;
const files = () => site.deps.db.queries.selectFrom('files').selectAll().execute();

describe('a member’s picture', () => {
  it.each([
    ['JPEG', () => picture().jpeg(), 'image/jpeg'],
    ['PNG', () => picture().png(), 'image/png'],
    ['WebP', () => picture().webp(), 'image/webp'],
    ['GIF', () => picture().gif(), 'image/gif'],
    ['AVIF', () => picture().avif({ effort: 0 }), 'image/avif'],
  ])('may be %s', async (_, make, mime) => {
    const { jwt, user } = await site.join();
    const bytes = await make().toBuffer();
    const { status, body } = await upload(jwt, { files: [{ bytes }], fields: forUser(user.id) });
    expect(status).toBe(201);
    expect(body).toMatchObject([{ mime, width: 300, height: 200, provider: 'local' }]);
    expect((await me(jwt)).profile.avatar).toEqual(body[0]);
    expect(await served(body[0].url)).toBe(200);
  });

  it.each(['/upload', '/api/upload'])(
    'comes with formats at %s, fields first or last',
    async (url) => {
      const { jwt, user } = await site.join();
      const bytes = await picture(600, 600).png().toBuffer();
      const form = { files: [{ bytes }], fields: forUser(user.id), fieldsLast: url === '/upload' };
      const { body } = await upload(jwt, form, url);
      expect(Object.keys(body[0].formats).sort()).toEqual(['small', 'thumbnail']);
      expect(body[0].formats.thumbnail).toMatchObject({
        width: 156,
        height: 156,
        mime: 'image/png',
      });
      expect(await served(body[0].formats.small.url)).toBe(200);
      expect((await site.logIn('ada')).body.user.profile.avatar).toEqual(body[0]);
    },
  );

  it('is rotated upright and stripped of EXIF data', async () => {
    const { jwt, user } = await site.join();
    const bytes = await picture(40, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload(jwt, { files: [{ bytes }], fields: forUser(user.id) });
    const stored = (await site.app.inject({ url: body[0].url })).rawPayload;
    const { exif, orientation, width, height } = await sharp(stored).metadata();
    expect({ exif, orientation, width, height }).toEqual({ width: 20, height: 40 });
    expect(body[0]).toMatchObject({ width: 20, height: 40 });
  });

  it('is stored no larger than pages show it', async () => {
    const { jwt, user } = await site.join();
    const bytes = await picture(2000, 1500).jpeg().toBuffer();
    const { body } = await upload(jwt, { files: [{ bytes }], fields: forUser(user.id) });
    expect(body[0]).toMatchObject({ width: 1000, height: 750 });
  });

  it('replaces the previous one and deletes its files', async () => {
    const { jwt, user } = await site.join();
    const bytes = await picture().png().toBuffer();
    const form = { files: [{ bytes }], fields: forUser(user.id) };
    const [old] = (await upload(jwt, form)).body as MediaFile[];
    const [next] = (await upload(jwt, form)).body as MediaFile[];
    expect((await me(jwt)).profile.avatar).toEqual(next);
    expect(await files()).toHaveLength(1);
    for (const url of [old?.url, old?.formats?.thumbnail?.url]) {
      expect(await served(url ?? '')).toBe(404);
    }
  });

  it('is only one, even after concurrent uploads', async () => {
    const { jwt, user } = await site.join();
    const bytes = await picture(30, 30).png().toBuffer();
    const form = { files: [{ bytes }], fields: forUser(user.id) };
    const responses = await Promise.all(Array.from({ length: 5 }, () => upload(jwt, form)));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(await files()).toMatchObject([{ id: (await me(jwt)).profile.avatar?.id }]);
  });

  it('is deleted on request and with the account', async () => {
    const { jwt, user } = await site.join();
    const bytes = await picture(30, 30).png().toBuffer();
    const form = { files: [{ bytes }], fields: forUser(user.id) };
    await upload(jwt, form);
    const changes = { profile: { avatar: null } };
    await site.send('PUT', '/api/users/me', changes, { token: jwt });
    expect((await me(jwt)).profile.avatar).toBe(null);
    expect(await files()).toEqual([]);
    const [last] = (await upload(jwt, form)).body;
    await site.send('DELETE', '/api/users/me', { password: PASSWORD }, { token: jwt });
    expect(await files()).toEqual([]);
    expect(await served(last.url)).toBe(404);
  });

  it('is detached even if its files cannot be deleted yet, and cleaned up later', async () => {
    const { storage } = site.deps;
    const remove = vi.spyOn(storage, 'remove').mockRejectedValue(new Error('no response'));
    const { jwt, user } = await site.join();
    const form = { files: [{ bytes: await picture().png().toBuffer() }], fields: forUser(user.id) };
    const [first] = (await upload(jwt, form)).body;
    const { status, body } = await upload(jwt, form);
    expect(status).toBe(201);
    const changes = { profile: { avatar: null } };
    expect((await site.send('PUT', '/api/users/me', changes, { token: jwt })).status).toBe(200);
    const [last] = (await upload(jwt, form)).body;
    const password = { password: PASSWORD };
    const gone = await site.send('DELETE', '/api/users/me', password, { token: jwt });
    expect(gone.status).toBeLessThan(300);
    expect((await site.logIn('ada')).status).toBe(400);

    remove.mockRestore();
    site.clock.advance(HOUR + SECOND);
    const { db, logger } = site.deps;
    const media = { queries: db.queries, storage, clock: site.clock.now };
    await cleanUpAvatars({ db, logger, media, now: site.clock.now });
    expect(await files()).toEqual([]);
    for (const { url, formats } of [first, body[0], last]) {
      expect(await served(url)).toBe(404);
      expect(await served(formats.thumbnail.url)).toBe(404);
    }
  });

  it('that a crash has orphaned is cleaned up', async () => {
    const { jwt, user } = await site.join();
    const { db, logger, storage } = site.deps;
    const media = { queries: db.queries, storage, clock: site.clock.now };
    const context = { db, logger, now: site.clock.now, media };
    const bytes = await picture(30, 30).png().toBuffer();
    const [kept] = (await upload(jwt, { files: [{ bytes }], fields: forUser(user.id) })).body;
    await db.queries.updateTable('users').set({ avatar_id: null }).execute();
    const row = { file_name: kept.name, created_at: site.clock.now().toISOString() };
    await db.queries.insertInto('loose_avatars').values(row).execute();
    await cleanUpAvatars(context);
    expect(await files()).toHaveLength(1);
    site.clock.advance(HOUR + SECOND);
    await cleanUpAvatars(context);
    expect(await files()).toEqual([]);
    expect(await served(kept.url)).toBe(404);
    expect(await db.queries.selectFrom('loose_avatars').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PNG in name only', Buffer.from('\x89PNG\r\n\x1a\n and then nonsense', 'latin1')],
    ['a truncated JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a GIF that is a script', Buffer.from('GIF89a/*...*/=alert(1)')],
    ['a PDF', Buffer.from('%PDF-1.7 ...')],
  ])('cannot be %s', async (_, bytes) => {
    const { jwt, user } = await site.join();
    const { status, body } = await upload(jwt, { files: [{ bytes }], fields: forUser(user.id) });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      name: 'ValidationError',
      message: 'The file is not a picture in a known format',
    });
    expect(await files()).toEqual([]);
    expect(await site.deps.db.queries.selectFrom('loose_avatars').selectAll().execute()).toEqual(
      [],
    );
  });

  it('has at most 5 MB', async () => {
    const { jwt, user } = await site.join();
    const bytes = new Uint8Array(5 * 1024 * 1024 + 1);
    const { status, body } = await upload(jwt, { files: [{ bytes }], fields: forUser(user.id) });
    expect(status).toBe(413);
    expect(body.error).toMatchObject({
      name: 'PayloadTooLargeError',
      message: 'The file must be at most 5\u00a0MB',
    });
  });

  it('has at most 40 million pixels, however small its file', async () => {
    const { jwt, user } = await site.join();
    const bytes = await picture(9000, 5000).png().toBuffer();
    expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
    const { status } = await upload(jwt, { files: [{ bytes }], fields: forUser(user.id) });
    expect([400, 413]).toContain(status);
  });

  it('needs exactly one file', async () => {
    const { jwt, user } = await site.join();
    const fields = forUser(user.id);
    const bytes = await picture(30, 30).png().toBuffer();
    const empty = { status: 400, body: { error: { message: 'Files are empty' } } };
    expect(await upload(jwt, { fields })).toMatchObject(empty);
    expect(await upload(jwt, { fields, files: [{ bytes: new Uint8Array() }] })).toMatchObject(
      empty,
    );
    expect(await upload(jwt, { fields, files: [{ bytes, name: 'other' }] })).toMatchObject(empty);
    expect(await site.send('POST', '/upload', {}, { token: jwt })).toMatchObject(empty);
    expect((await upload(jwt, { fields, files: [{ bytes }, { bytes }] })).status).toBe(400);
    const four = [{ bytes }, { bytes }, { bytes }, { bytes }];
    expect((await upload(jwt, { fields, files: four })).status).toBe(413);
  });

  it('can only be changed by the member', async () => {
    const ada = await site.join('ada');
    const bob = await site.join('bob');
    const bytes = await picture(30, 30).png().toBuffer();
    const files = [{ bytes }];
    expect((await upload(undefined, { files, fields: forUser(1) })).status).toBe(401);
    expect((await upload(ada.jwt, { files, fields: forUser(bob.user.id) })).status).toBe(403);
    expect((await upload(ada.jwt, { files, fields: forUser('nobody') })).status).toBe(403);
    expect((await upload(ada.jwt, { files })).status).toBe(403);
    const post = { ref: 'api::blog-post.blog-post', refId: '1', field: 'featuredImage' };
    expect((await upload(ada.jwt, { files, fields: post })).status).toBe(403);
    await site.deps.db.queries.updateTable('users').set({ role: 'editor' }).execute();
    expect((await upload(ada.jwt, { files, fields: forUser(bob.user.id) })).status).toBe(403);
    expect((await me(bob.jwt)).profile.avatar).toBe(null);
  });
});

describe('an editor’s upload', () => {
  it('accepts several pictures and does not change the profile', async () => {
    const { jwt } = await site.join();
    await site.deps.db.queries.updateTable('users').set({ role: 'editor' }).execute();
    const bytes = await picture(30, 30).png().toBuffer();
    const { status, body } = await upload(jwt, {
      files: [
        { bytes, filename: 'One Picture.png' },
        { bytes, filename: '../../two.png' },
      ],
      fields: { fileInfo: JSON.stringify([{ alternativeText: 'A' }, { alternativeText: 'B' }]) },
    });
    expect(status).toBe(201);
    expect(body.map(({ name }: MediaFile) => name)).toEqual(['One Picture.png', 'two.png']);
    expect((await me(jwt)).profile.avatar).toBe(null);
  });

  it('may lack an alternative text, which the library flags and the studio insists on', async () => {
    const { jwt } = await site.join();
    await site.deps.db.queries.updateTable('users').set({ role: 'editor' }).execute();
    const bytes = await picture(30, 30).png().toBuffer();
    const given = { files: [{ bytes, filename: 'a.png' }] };
    for (const fields of [{}, { fileInfo: '{"alternativeText":null,"caption":null}' }]) {
      const { status, body } = await upload(jwt, { ...given, fields });
      expect([status, body[0]]).toMatchObject([201, { alternativeText: null }]);
    }
    const flagged = await site.send<{ data: unknown[] }>(
      'GET',
      '/api/studio/media?withoutAltText=true',
      undefined,
      { token: jwt },
    );
    expect(flagged.body.data).toHaveLength(2);
    const form = mediaForm(new File([new Uint8Array(bytes)], 'b.png'), { alternativeText: ' ' });
    const required = { [ALT_TEXT_REQUIRED]: String(form.get(ALT_TEXT_REQUIRED)) };
    const silent = await upload(jwt, { ...given, fields: required });
    expect([silent.status, silent.body.error.message]).toEqual([
      400,
      'alternativeText must be defined.',
    ]);
  });

  const openEditor = async () => {
    const { jwt } = await site.join();
    await site.deps.db.queries.updateTable('users').set({ role: 'editor' }).execute();
    const create = async (plural: string, data: object, query = '') =>
      (
        await site.send<{ data: { id: number; documentId: string } }>(
          'POST',
          `/api/${plural}${query}`,
          { data: { title: 'One', body: 'Words.', ...data } },
          { token: jwt },
        )
      ).body.data;
    const get = async (path: string) => {
      const { body } = await site.send<{ data: never }>('GET', path, undefined, { token: jwt });
      return body.data as Record<string, { id: number } & { id: number }[]> & unknown[];
    };
    const bytes = await picture(30, 30).png().toBuffer();
    const send = async (fields: Record<string, string>, count = 1) =>
      upload(jwt, {
        files: Array.from({ length: count }, () => ({ bytes })),
        fields: {
          fileInfo: JSON.stringify(Array(count).fill({ alternativeText: 'A' })),
          ...fields,
        },
      });
    const edit = (path: string, data: object) => site.send('PUT', path, { data }, { token: jwt });
    return { create, get, send, edit };
  };
  const postRef = { ref: 'api::blog-post.blog-post', field: 'featuredImage' };

  it('is attached to the given entry, which gets a new version', async () => {
    const { create, get, send } = await openEditor();
    const post = await create('blog-posts', {});
    for (const refId of [post.documentId, String(post.id)]) {
      site.clock.advance(SECOND);
      const { status, body } = await send({ ...postRef, refId });
      expect(status).toBe(201);
      const shown = await get(`/api/blog-posts/${post.documentId}?populate=featuredImage`);
      expect(shown.featuredImage?.id).toBe(body[0].id);
    }
    expect(await get(`/api/blog-posts/${post.documentId}/versions`)).toHaveLength(3);
  });

  it('does not publish a draft', async () => {
    const { create, get, send } = await openEditor();
    const { documentId } = await create('blog-posts', {}, '?status=draft');
    expect((await send({ ...postRef, refId: documentId })).status).toBe(201);
    expect(await get('/api/blog-posts')).toEqual([]);
    const draft = await get(`/api/blog-posts/${documentId}?status=draft&populate=featuredImage`);
    expect(draft.featuredImage).not.toBeNull();
  });

  it('does not publish pending changes of a published entry', async () => {
    const { create, get, send, edit } = await openEditor();
    const { documentId } = await create('blog-posts', { title: 'Shown' });
    const path = `/api/blog-posts/${documentId}`;
    site.clock.advance(SECOND);
    await edit(`${path}?status=draft`, { title: 'Not yet' });
    expect((await send({ ...postRef, refId: documentId })).status).toBe(201);
    expect(await get(`${path}?populate=featuredImage`)).toMatchObject({
      title: 'Shown',
      featuredImage: null,
    });
    const draft = await get(`${path}?status=draft&populate=featuredImage`);
    expect(draft).toMatchObject({ title: 'Not yet', featuredImage: { mime: 'image/png' } });
  });

  it('can be an author’s picture, a type without drafts', async () => {
    const { create, get, send } = await openEditor();
    const { documentId } = await create('authors', {
      title: undefined,
      body: undefined,
      name: 'Ada',
      username: 'ada',
    });
    const place = { ref: 'api::author.author', field: 'avatar', refId: documentId };
    expect((await send(place)).status).toBe(201);
    expect((await get(`/api/authors/${documentId}?populate=avatar`)).avatar).not.toBeNull();
    expect(await get(`/api/authors/${documentId}/versions`)).toMatchObject([
      { number: 2, status: 'published' },
      { number: 1, status: 'published' },
    ]);
  });

  it('is added to a multi-file field', async () => {
    const { create, get, send } = await openEditor();
    const { documentId } = await create('member-contents', {});
    const place = {
      ref: 'api::member-content.member-content',
      field: 'attachments',
      refId: documentId,
    };
    await send(place, 2);
    await send(place);
    const entry = await get(`/api/member-contents/${documentId}?populate=attachments`);
    expect(entry.attachments).toHaveLength(3);
  });

  it.each([
    ['an unknown type', { ref: 'api::planet.planet' }],
    ['a type of another plugin', { ref: 'plugin::users-permissions.user' }],
    ['no thing', { ref: '' }],
    ['an unknown field', { field: 'nope' }],
    ['a text field', { field: 'title' }],
    ['a relation to another type', { field: 'author' }],
    ['no field', { field: '' }],
    ['an unknown entry', { refId: '99' }],
    ['an invalid entry id', { refId: 'a\0' }],
    ['no entry', { refId: '' }],
  ])('is refused for %s, and nothing is stored', async (_, fields) => {
    const { create, send } = await openEditor();
    const { documentId } = await create('blog-posts', {});
    const response = await send({ ...postRef, refId: documentId, ...fields });
    expect([response.status, response.body.error.name]).toEqual([400, 'ValidationError']);
    expect(await files()).toEqual([]);
  });

  it('is a single file for a single-file field', async () => {
    const { create, send } = await openEditor();
    const { documentId } = await create('blog-posts', {});
    expect((await send({ ...postRef, refId: documentId }, 2)).status).toBe(400);
    expect(await files()).toEqual([]);
  });

  it('keeps each text with its file, at any length', async () => {
    const { jwt } = await site.join();
    await site.deps.db.queries.updateTable('users').set({ role: 'editor' }).execute();
    const bytes = await picture(30, 30).png().toBuffer();
    const infos = ['A', 'B', 'C'].map((letter) => ({
      alternativeText: letter,
      caption: letter.repeat(1_900),
    }));
    const { status, body } = await upload(jwt, {
      files: [{ bytes }, { bytes: new Uint8Array() }, { bytes }],
      fields: { fileInfo: JSON.stringify(infos) },
    });
    expect(status).toBe(201);
    expect(body.map(({ alternativeText }: MediaFile) => alternativeText)).toEqual(['A', 'C']);
  });
});
