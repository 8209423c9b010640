import type { LibraryFile } from '@rostra/contract';
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Colleague, openStudioTeam, type StudioApp } from '../../testing/staff/studio-app.ts';
import { storePublicFile } from '../media/index.ts';

let site: StudioApp;
let edith: Colleague;
let ada: Colleague;
beforeEach(async () => {
  ({ site, edith, ada } = await openStudioTeam());
});

const picture = (colour: string, width = 600, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
const text = (words: string) => new TextEncoder().encode(words);

function send(colleague: Colleague, url: string, bytes: Uint8Array, filename: string) {
  const form = new FormData();
  form.append('fileInfo', JSON.stringify({ alternativeText: 'A field' }));
  form.append('files', new Blob([new Uint8Array(bytes)]), filename);
  return colleague.sendForm(url, form);
}

async function upload(colleague: Colleague, bytes: Uint8Array, filename: string) {
  const { status, body } = await send(colleague, '/api/upload', bytes, filename);
  expect(status).toBe(201);
  return body[0] as LibraryFile;
}

const replace = (colleague: Colleague, id: number, bytes: Uint8Array, filename = 'new.png') =>
  send(colleague, `/api/studio/media/${id}/file`, bytes, filename);

it('replaces a document that a public text links to, and leads from its old address', async () => {
  const { db, storage } = site.deps;
  const media = { queries: db.queries, storage, clock: site.clock.now };
  const old = await storePublicFile(media, { bytes: text('one'), filename: 'notes.txt' });
  expect((await replace(edith, old.id, await picture('#386'))).status).toBe(400);
  const answer = await replace(edith, old.id, text('two'), 'later.txt');
  expect(answer.status).toBe(200);
  const { url } = answer.body.data;
  expect(url).toMatch(/^\/uploads\/later_\w+\.txt$/);
  expect((await site.app.inject(url)).body).toBe('two');
  const former = await site.app.inject(old.url);
  expect([former.statusCode, former.headers.location]).toEqual([302, url]);
});

it('shows the new picture wherever the old one was used', async () => {
  const old = await upload(ada, await picture('#386'), 'field.png');
  await edith.ask('PUT', `/media/${old.id}`, { caption: 'Spring', focalPoint: { x: 0, y: 1 } });
  const body = `![A field](${old.url})`;
  const data = { title: 'One', slug: 'one', body, featuredImage: old.id };
  const { documentId } = (await edith.ask('POST', '/entries/blog-posts', { data })).body.data;
  await edith.ask('POST', `/entries/blog-posts/${documentId}/publish`);
  expect((await site.read('/api/blog-posts/by-slug/one')).body.data).toMatchObject({
    featuredImage: { focalPoint: { x: 0, y: 1 } },
  });

  const answer = await replace(edith, old.id, await picture('#833', 900, 900));
  expect(answer.status).toBe(200);
  const next: LibraryFile = answer.body.data;
  expect(next).toMatchObject({
    id: old.id,
    documentId: old.documentId,
    name: 'field.png',
    alternativeText: 'A field',
    caption: 'Spring',
    width: 900,
    height: 900,
    focalPoint: null,
    useCount: 1,
  });
  expect(next.url).not.toBe(old.url);
  expect(Object.keys(next.formats ?? {})).toEqual(['thumbnail', 'small', 'medium']);

  const page = (await site.read('/api/blog-posts/by-slug/one')).body.data;
  expect(page.featuredImage.url).toBe(next.url);
  expect(page.bodyHtml).toContain(`src="${next.url}"`);
  expect(page.bodyHtml).not.toContain(old.url);

  const redirects = [
    [old.url, next.url],
    [old.formats?.thumbnail?.url, next.formats?.thumbnail?.url],
    [old.sources?.[0]?.url, next.url],
  ];
  for (const [from, to] of redirects) {
    const { statusCode, headers } = await site.app.inject({ url: from ?? '' });
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, to, 'no-cache']);
  }
  expect((await site.app.inject({ url: next.url })).statusCode).toBe(200);

  // Saving the text, which still has the old address, keeps the use.
  await edith.ask('PUT', `/entries/blog-posts/${documentId}`, {
    data: { body: `${body}\n\nMore.`, featuredImage: null },
  });
  expect((await edith.ask('DELETE', `/media/${old.id}`)).status).toBe(409);
  const log = await site.deps.db.queries
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'media.replace')
    .execute();
  expect(log).toEqual([{ after: expect.stringContaining('field.png') }]);
});

it('replaces a document, whose address stays', async () => {
  const old = await upload(edith, text('one'), 'notes.txt');
  expect((await replace(ada, old.id, text('two'), 'notes.txt')).status).toBe(403);
  const { body } = await replace(edith, old.id, text('twice'), 'minutes.csv');
  expect(body.data).toMatchObject({ url: old.url, name: 'notes.txt', ext: '.csv', size: 0.01 });
  expect(body.data.hash).not.toBe(old.hash);
});

it('refuses what does not fit, and keeps the old file', async () => {
  const image = await upload(edith, await picture('#386', 40, 40), 'field.png');
  const document = await upload(edith, text('one'), 'notes.txt');
  const refused = [
    await replace(edith, image.id, text('one'), 'notes.txt'),
    await replace(edith, document.id, await picture('#386', 40, 40)),
    await replace(edith, document.id, text('one'), 'notes.exe'),
    await replace(edith, image.id, new Uint8Array(), 'field.png'),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect((await replace(edith, 9999, await picture('#386', 40, 40))).status).toBe(404);
  expect((await site.app.inject({ url: image.url })).statusCode).toBe(200);
});

it('lets only one of two replacements at once through', async () => {
  const old = await upload(edith, text('one'), 'notes.txt');
  const { storage } = site.deps;
  const put = storage.put.bind(storage);
  const bothHaveRead = Promise.withResolvers<void>();
  let writes = 0;
  vi.spyOn(storage, 'put').mockImplementation(async (name, bytes) => {
    writes += 1;
    if (writes === 2) bothHaveRead.resolve();
    await bothHaveRead.promise;
    return put(name, bytes);
  });
  const both = await Promise.all([
    replace(edith, old.id, text('two'), 'notes.txt'),
    replace(edith, old.id, text('three'), 'notes.txt'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
