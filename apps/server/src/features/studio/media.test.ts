import { beforeEach, expect, it } from 'vitest';
import { waitUntilBlocking } from '../../testing/locks/wait-until-blocking.ts';
import { addLibraryFile } from '../../testing/media/add-library-file.ts';
import { type Colleague, openStudioTeam, type StudioApp } from '../../testing/staff/studio-app.ts';

let site: StudioApp;
let edith: Colleague;
let ada: Colleague;
beforeEach(async () => {
  ({ site, edith, ada } = await openStudioTeam());
});

const addFile = async (name: string, values: object = {}): Promise<number> =>
  (await addLibraryFile(site.deps.db.queries, name, values)).id;

const names = async (query = '') =>
  (await edith.ask('GET', `/media${query}`)).body.data.map(({ name }: { name: string }) => name);

it('lists and finds files, page by page', async () => {
  await addFile('river', { alternative_text: 'A River' });
  await addFile('list', { width: null, height: null, mime: 'text/csv', caption: '100%' });
  await addFile('rail');
  expect(await names()).toEqual(['rail', 'list', 'river']);
  expect(await names('?search=RIVER')).toEqual(['river']);
  expect(await names('?search=%25')).toEqual(['list']);
  expect(await names('?type=document')).toEqual(['list']);
  expect(await names('?withoutAltText=true')).toEqual(['rail']);
  const first = (await edith.ask('GET', '/media?pageSize=2')).body;
  expect(first.data).toHaveLength(2);
  expect(await names(`?cursor=${first.meta.nextCursor}`)).toEqual(['river']);
});

it('says where a file is used, and deletes it only if it is not', async () => {
  const picture = await addFile('picture');
  const inBody = await addFile('river');
  const data = { title: 'One', body: '![x](/uploads/river.png)', featuredImage: picture };
  const { documentId } = (await edith.ask('POST', '/entries/blog-posts', { data })).body.data;
  const use = { kind: 'blog-posts', documentId, locale: 'en', title: 'One', isDeleted: false };
  for (const id of [picture, inBody]) {
    expect((await edith.ask('GET', `/media/${id}`)).body.data).toMatchObject({
      useCount: 1,
      uses: [{ ...use, places: ['draft'] }],
    });
    const refused = await edith.ask('DELETE', `/media/${id}`);
    expect([refused.status, refused.body.error.details.uses[0].title]).toEqual([409, 'One']);
  }
  await edith.ask('POST', `/entries/blog-posts/${documentId}/publish`);
  const { uses } = (await edith.ask('GET', `/media/${picture}`)).body.data;
  expect(uses[0].places).toEqual(['draft', 'live']);
  expect(await names('?unused=true')).toEqual([]);
  const url = `/entries/blog-posts/${documentId}`;
  await edith.ask('PUT', url, { data: { body: 'x', featuredImage: null } });
  expect((await edith.ask('DELETE', `/media/${picture}`)).status).toBe(409);
  await edith.ask('POST', `${url}/publish`);
  expect((await ada.ask('DELETE', `/media/${picture}`)).status).toBe(403);
  expect((await edith.ask('DELETE', `/media/${picture}`)).status).toBe(200);
  expect((await edith.ask('GET', `/media/${picture}`)).status).toBe(404);
});

it('keeps a file that an entry begins to use while it is deleted', async () => {
  const id = await addFile('picture');
  const { db } = site.deps;
  const use = {
    collection: 'blog-posts',
    document_id: 'post',
    locale: 'en',
    place: 'draft',
  } as const;
  const { deletion } = await db.transaction(async (tx) => {
    await tx
      .insertInto('file_uses')
      .values({ ...use, file_id: id })
      .execute();
    const started = edith.ask('DELETE', `/media/${id}`);
    await waitUntilBlocking(db.kind, tx);
    return { deletion: started };
  });
  expect((await deletion).status).toBe(409);
  expect(await names()).toEqual(['picture']);
});

it('refuses a picture that is deleted while the entry is saved', async () => {
  const id = await addFile('picture');
  const { db } = site.deps;
  const { saving } = await db.transaction(async (tx) => {
    await tx.deleteFrom('files').where('id', '=', id).execute();
    const data = { title: 'One', body: 'x', featuredImage: id };
    const started = edith.ask('POST', '/entries/blog-posts', { data });
    await waitUntilBlocking(db.kind, tx);
    return { saving: started };
  });
  expect((await saving).status).toBe(db.kind === 'sqlite' ? 400 : 409);
});

it('changes what is said about a file; authors change their own', async () => {
  const own = await addFile('own', { uploaded_by: ada.id });
  const other = await addFile('other');
  const change = { alternativeText: 'A bridge', caption: '', focalPoint: { x: 0.25, y: 1 } };
  expect((await ada.ask('PUT', `/media/${own}`, change)).body.data).toMatchObject({
    alternativeText: 'A bridge',
    caption: null,
    focalPoint: { x: 0.25, y: 1 },
    uploadedBy: { name: 'ada' },
  });
  expect((await ada.ask('PUT', `/media/${other}`, change)).status).toBe(403);
  expect((await edith.ask('PUT', `/media/${other}`, change)).status).toBe(200);
  expect((await edith.ask('PUT', `/media/${own}`, { alternativeText: ' ' })).status).toBe(400);
  const outside = { focalPoint: { x: 2, y: 0 } };
  expect((await edith.ask('PUT', `/media/${own}`, outside)).status).toBe(400);
});

it('changes the landing page', async () => {
  const texts = {
    name: 'Ours',
    tagline: 'Short',
    statement: 'We hold',
    statementBody: 'Because',
    membership: { heading: 'Join', body: 'Now', points: ['One'] },
  };
  expect((await ada.ask('PUT', '/landing', texts)).status).toBe(403);
  expect((await edith.ask('PUT', '/landing', { ...texts, name: ' ' })).status).toBe(400);
  expect((await edith.ask('PUT', '/landing?locale=xx', texts)).status).toBe(404);
  expect((await edith.ask('PUT', '/landing', texts)).status).toBe(200);
  expect((await site.read('/api/landing')).body.data).toMatchObject(texts);
});

it('counts who can open a text for members, and the downloads of its files in their order', async () => {
  const [first, second] = [await addFile('first'), await addFile('second')];
  const data = { title: 'One', body: 'x', attachments: [second, first] };
  const { documentId } = (await edith.ask('POST', '/entries/member-contents', { data })).body.data;
  await site.deps.db.queries
    .insertInto('downloads')
    .values({
      user_id: ada.id,
      link_id: 'link',
      file_document_id: 'file-first',
      file_name: 'first',
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .execute();
  const read = async () =>
    (await edith.ask('GET', `/entries/member-contents/${documentId}/readers`)).body.data;
  expect(await read()).toEqual({
    members: 5,
    files: [
      { documentId: 'file-second', name: 'second', downloads: 0 },
      { documentId: 'file-first', name: 'first', downloads: 1 },
    ],
  });
  const url = `/entries/member-contents/${documentId}`;
  await edith.ask('PUT', url, { data: { requiredPlan: 'premium' } });
  expect((await read()).members).toBe(0);
});

it('keeps the picture that the header shows as logo, also in a smaller size', async () => {
  const url = '/uploads/small_logo.png';
  const formats = JSON.stringify({ small: { url, width: 400, height: 100 } });
  const id = await addFile('logo', { formats, uploaded_by: ada.id });
  const at = '2026-01-01T00:00:00.000Z';
  const value = JSON.stringify({ src: url, width: 400, height: 100 });
  const { queries } = site.deps.db;
  await queries
    .insertInto('settings')
    .values({ key: 'logo', value, version: 1, updated_at: at, updated_by: null })
    .execute();
  const refused = await edith.ask('DELETE', `/media/${id}`);
  expect([refused.status, refused.body.error.details.uses[0].kind]).toEqual([409, 'settings']);
  expect((await ada.ask('PUT', `/media/${id}`, { name: 'mine' })).status).toBe(409);
  await queries.updateTable('settings').set({ value: 'null' }).execute();
  expect((await edith.ask('DELETE', `/media/${id}`)).status).toBe(200);
});
