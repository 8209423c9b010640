import { createCipheriv, scryptSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthResponse, Call, ImportJob } from '@rostra/contract';
import { IMPORT_PART_BYTES } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRunner } from '../../../plugins/background/index.ts';
import { ghostExport } from '../../../testing/imports/ghost-export.ts';
import { png, serve, temporaryFolder } from '../../../testing/imports/import-app.ts';
import { zipOf } from '../../../testing/imports/zip.ts';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { openStudioApp, type StudioApp } from '../../../testing/staff/studio-app.ts';
import { DAY, MINUTE } from '../../../testing/test-clock.ts';
import { overtakenBy } from '../../../testing/test-db.ts';
import { importDocuments } from '../documents/import-documents.ts';
import { openSource } from '../open-source.ts';
import { discardImport } from './change-import.ts';
import { cleanUpImports } from './clean-up-imports.ts';
import { importFiles } from './import-files.ts';
import { findImportJob, updateImportJob } from './import-jobs.repo.ts';
import { importWorker } from './import-worker.ts';
import { performImport } from './perform-import.ts';
import { completeTerminalImport, recordTerminalImport } from './record-terminal-import.ts';

let site: StudioApp;
let owner: AuthResponse;
let folder: ReturnType<typeof temporaryFolder>;
let content: ReturnType<StudioApp['openProcess']>;
beforeEach(async () => {
  folder = temporaryFolder();
  site = await openStudioApp({ env: { DATA_DIR: folder.path } });
  owner = await joinAs(site, 'olga', 'owner');
  content = site.openProcess();
});
afterEach(async () => {
  await content.changes.settle();
  await content.renderPool.close();
  await site.close();
  folder.remove();
});

const ask = (method: Call['method'], path: string, body?: unknown, person = owner) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  site.send<any>(method, `/api/studio/imports${path}`, body, { token: person.jwt });

async function sendPart(id: number, offset: number, part: Uint8Array<ArrayBuffer>, person = owner) {
  const form = new FormData();
  form.set('file', new Blob([part]), 'part');
  const encoded = new Response(form);
  const raw = await site.app.inject({
    method: 'POST',
    url: `/api/studio/imports/${id}/file?offset=${offset}`,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      authorization: `Bearer ${person.jwt}`,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: raw.statusCode, body: raw.json() };
}

async function upload(
  given: string | Uint8Array<ArrayBuffer> = JSON.stringify(ghostExport),
  { format = 'ghost', fileName = 'export.json', options = {} } = {},
): Promise<number> {
  const bytes = typeof given === 'string' ? new TextEncoder().encode(given) : given;
  const created = await ask('POST', '', { format, fileName, size: bytes.length, options });
  expect(created.status).toBe(201);
  const { id } = created.body.data;
  for (let at = 0; at < bytes.length; at += IMPORT_PART_BYTES) {
    expect((await sendPart(id, at, bytes.slice(at, at + IMPORT_PART_BYTES))).status).toBe(200);
  }
  return id;
}

const files = () => importFiles(folder.path);
const performNow = async (id: number, signal: AbortSignal): Promise<void> =>
  void (await performImport(context(), id, signal));
function workOff(perform = performNow): Promise<void> {
  const tools = { db: site.deps.db, now: site.clock.now, logger: site.deps.logger };
  const worker = importWorker({ ...tools, files: files(), onWake: () => () => {}, perform });
  return createRunner([worker], tools).run('imports');
}
const context = () => ({
  content,
  media: {
    queries: site.deps.db.queries,
    storage: site.deps.storage,
    clock: site.clock.now,
  },
  remoteFiles: { isAllowed: (address: string) => address === '127.0.0.1' },
  files: files(),
});
async function work(): Promise<void> {
  site.clock.advance(MINUTE);
  await workOff();
}
const get = async (id: number): Promise<ImportJob> => (await ask('GET', `/${id}`)).body.data;
const posts = async () => (await site.read('/api/blog-posts?sort=title')).body.data;

const strapiExport = new Uint8Array(
  readFileSync(new URL('../../../testing/strapi/recorded/export.tar.gz', import.meta.url).pathname),
);

it('shows an import from a terminal, which can be undone here', async () => {
  const { db } = site.deps;
  const at = site.clock.now().toISOString();
  const file = { format: 'ghost', fileName: 'export.json', size: 12, source: 'ghost' } as const;
  const id = await recordTerminalImport(db, { ...file, by: 'ops@box' }, at);
  expect(await get(id)).toMatchObject({ state: 'failed', isFromTerminal: true });
  const path = join(folder.path, 'export.json');
  writeFileSync(path, JSON.stringify(ghostExport));
  const source = await openSource({ format: 'ghost', paths: [path] });
  const options = { isDryRun: false, locale: 'en', editorId: null };
  const report = await importDocuments(context(), source, options);
  await completeTerminalImport(db, id, { report, finishedAt: at });
  const shown = { isFromTerminal: true, createdBy: 'ops@box', fileName: 'export.json' };
  expect((await ask('GET', '')).body.data).toMatchObject([{ id, state: 'imported', ...shown }]);
  expect((await ask('GET', `/${id}/remarks`)).body.data).not.toEqual([]);
  expect((await ask('POST', `/${id}/start`)).status).toBe(409);
  expect((await ask('POST', `/${id}/undo`)).status).toBe(200);
  await work();
  expect(await get(id)).toMatchObject({ state: 'undone', undo: { removed: 8, kept: 0 } });
});

describe('an archive of Ghost from the studio', () => {
  it('is imported with the pictures and files of its content folder', async () => {
    const bytes = zipOf({
      'backup/site.ghost.2026-11-18.json': JSON.stringify(ghostExport),
      'backup/content/images/2025/01/river.png': await png(),
      'backup/content/settings/routes.json': '{"data": {}}',
      'backup/package.json': '{"name": "x"}',
    });
    const id = await upload(new Uint8Array(bytes), { fileName: 'backup.zip' });
    await work();
    expect(await get(id)).toMatchObject({ state: 'ready', source: 'ghost', report: { images: 1 } });
    await ask('POST', `/${id}/start`);
    await work();
    expect(await get(id)).toMatchObject({ state: 'imported', report: { images: 1 } });
    const found = (await posts()).find(({ slug }: { slug: string }) => slug.startsWith('a-well'));
    expect(found.body).toContain('![A river](/uploads/river_');
    expect(existsSync(files().folderOf(id))).toBe(false);
  });

  it.each([
    ['no export', { 'content/images/a.txt': 'x' }, 'There is no export of Ghost'],
    [
      'two exports',
      { 'a.json': JSON.stringify(ghostExport), 'data/b.json': JSON.stringify(ghostExport) },
      'There are several exports of Ghost: a.json, data/b.json. Leave only one.',
    ],
  ])('with %s is refused', async (_, content, message) => {
    const id = await upload(new Uint8Array(zipOf(content)), { fileName: 'backup.zip' });
    await work();
    const { state, error } = await get(id);
    expect([state, error]).toEqual(['failed', expect.stringContaining(message)]);
  });
});

describe('an export of Strapi from the studio', () => {
  const KEY = 'a key of ours';
  const options = async (id: number) =>
    (
      await site.deps.db.queries
        .selectFrom('import_jobs')
        .select('options')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).options;
  const uploadStrapi = (bytes = strapiExport, given = {}) =>
    upload(bytes, { format: 'strapi', fileName: 'export.tar.gz', options: given });
  beforeEach(async () => {
    // Later times of publication would be plans.
    await site.waitDays(36_500);
    owner = (await site.logIn('olga')).body as AuthResponse;
  });

  it('is checked, imported and undone', async () => {
    const id = await uploadStrapi();
    await work();
    expect(await get(id)).toMatchObject({
      ...{ state: 'ready', source: 'strapi-export' },
      report: {
        ...{ isDryRun: true, images: 1, languages: { chosen: 'en', offered: ['en', 'de'] } },
        counts: { 'blog-posts': { created: 3 }, 'member-contents': { created: 1 } },
      },
    });
    await ask('POST', `/${id}/start`);
    await work();
    expect(await get(id)).toMatchObject({ state: 'imported' });
    const river = '/api/blog-posts?filters[slug]=a-river';
    expect((await site.read(river)).body.data).toMatchObject([{ title: 'A river' }]);
    await ask('POST', `/${id}/undo`);
    await work();
    expect(await get(id)).toMatchObject({ state: 'undone', undo: { removed: 9, kept: 0 } });
    expect(existsSync(files().folderOf(id))).toBe(false);
  });

  it('is checked again in another one of its languages', async () => {
    const id = await uploadStrapi();
    const choose = (language: string) => ask('PUT', `/${id}/language`, { language });
    expect((await choose('de')).status).toBe(400);
    await work();
    expect((await choose('fr')).status).toBe(400);
    expect((await choose('de')).body.data).toMatchObject({ state: 'checking' });
    expect((await choose('en')).status).toBe(409);
    await work();
    expect(await get(id)).toMatchObject({
      state: 'ready',
      report: { languages: { chosen: 'de' }, counts: { 'blog-posts': { created: 1 } } },
    });
    await ask('POST', `/${id}/start`);
    await work();
    const german = '/api/blog-posts?filters[slug]=a-river-de';
    expect((await site.read(german)).body.data).toMatchObject([{ title: 'A river (de)' }]);
    expect((await choose('en')).status).toBe(409);
  });

  it('is decrypted with a key that is forgotten with the file', async () => {
    const cipher = createCipheriv('aes-128-ecb', scryptSync(KEY, '', 16), null);
    const encrypted = new Uint8Array(Buffer.concat([cipher.update(strapiExport), cipher.final()]));
    const id = await uploadStrapi(encrypted, { key: KEY });
    expect(await options(id)).toContain(KEY);
    await work();
    const { body } = await ask('GET', `/${id}`);
    expect(body.data.state).toBe('ready');
    expect(JSON.stringify(body)).not.toContain(KEY);
    await ask('POST', `/${id}/start`);
    await work();
    expect(await get(id)).toMatchObject({ state: 'imported' });
    expect(await options(id)).not.toContain(KEY);

    const wrong = await uploadStrapi(encrypted, { key: 'another key' });
    await work();
    expect(await get(wrong)).toMatchObject({
      ...{ state: 'failed', source: null },
      error: 'The export could not be decrypted. Check the key.',
    });
    expect(await options(wrong)).not.toContain('another key');
    const without = await uploadStrapi(encrypted);
    await work();
    expect((await get(without)).error).toContain('needs its key');
  });
});

describe('an import from the studio', () => {
  it('is checked, started, reported and undone', async () => {
    const id = await upload();
    expect(await get(id)).toMatchObject({ state: 'checking', received: expect.any(Number) });
    const before = (await posts()).length;
    await work();
    const checked = await get(id);
    expect(checked).toMatchObject({
      state: 'ready',
      source: 'ghost',
      createdBy: 'olga',
      report: { isDryRun: true, counts: { 'blog-posts': { created: 4 } }, images: 1 },
    });
    expect(await posts()).toHaveLength(before);
    const { data: remarks, meta } = (await ask('GET', `/${id}/remarks`)).body;
    expect(remarks).toHaveLength(checked.report?.remarks ?? 0);
    expect(remarks[0]).toMatchObject({ title: expect.any(String), losses: expect.any(Array) });
    expect(meta.nextOffset).toBeNull();

    expect((await ask('POST', `/${id}/start`)).body.data.state).toBe('importing');
    expect((await ask('POST', `/${id}/start`)).status).toBe(409);
    await work();
    expect(await get(id)).toMatchObject({
      state: 'imported',
      isContinued: false,
      report: { isDryRun: false, counts: { 'blog-posts': { created: 4 } } },
    });
    expect((await posts()).length).toBeGreaterThan(before);
    expect(existsSync(files().uploadOf(id))).toBe(false);
    const moved = await site.app.inject({ url: '/a-well-tended-commons' });
    expect([moved.statusCode, moved.headers.location]).toEqual([
      301,
      '/blog/a-well-tended-commons',
    ]);

    expect((await ask('DELETE', `/${id}`)).status).toBe(409);
    expect((await ask('POST', `/${id}/undo`)).body.data.state).toBe('undoing');
    await work();
    expect(await get(id)).toMatchObject({ state: 'undone', undo: { removed: 8, kept: 0 } });
    expect(await posts()).toHaveLength(before);
    expect((await ask('POST', `/${id}/undo`)).status).toBe(409);
    const log = await site.deps.db.queries
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'in', ['site.import', 'site.undo_import'])
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['site.import', 'site.undo_import']);
  });

  it('makes old addresses of pictures lead to the copies', async () => {
    const picture = await png();
    const old = await serve((_, response) => response.end(picture));
    const id = await upload(undefined, { options: { site: old.url } });
    await work();
    await ask('POST', `/${id}/start`);
    await work();
    await old.close();
    const { location } = (await site.app.inject({ url: '/content/images/2025/01/river.png' }))
      .headers;
    expect(location).toMatch(/^\/uploads\/river/);
    expect((await site.app.inject({ url: String(location) })).statusCode).toBe(200);
  });

  it('reads a ZIP archive of Markdown files', async () => {
    const archive = zipOf({
      'blog/2024-05-01-a-river.md': '---\ntitle: A river\n---\nText ![x](/pictures/a.png)',
      'blog/pictures/a.png': await png(),
    });
    const id = await upload(archive, { format: 'markdown', fileName: 'my-blog.zip' });
    await work();
    expect(await get(id)).toMatchObject({ state: 'ready', source: 'markdown:my-blog' });
    await ask('POST', `/${id}/start`);
    await work();
    expect((await posts()).map(({ title }: { title: string }) => title)).toContain('A river');
    expect(existsSync(files().folderOf(id))).toBe(false);
  });

  it.each([
    ['ghost', 'no JSON', 'is not valid JSON'],
    ['ghost', '{"db":[]}', 'not an export of Ghost'],
    ['wordpress', '<rss><channel></channel></rss>', 'not an export of WordPress'],
    ['markdown', 'no archive', 'not a ZIP archive'],
  ])('of a broken file for %s fails with the reason', async (format, given, reason) => {
    const id = await upload(given, { format });
    await work();
    expect(await get(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining(reason),
    });
    expect(existsSync(files().uploadOf(id))).toBe(false);
    expect((await ask('POST', `/${id}/start`)).status).toBe(409);
    expect((await ask('DELETE', `/${id}`)).status).toBe(200);
    expect((await ask('GET', `/${id}`)).status).toBe(404);
  });

  it('continues after an interruption, in another process', async () => {
    const stopping = new AbortController();
    const old = await serve(() => stopping.abort());
    const id = await upload(undefined, { options: { site: old.url } });
    await work();
    await ask('POST', `/${id}/start`);
    // The site stops while a picture is copied.
    const interrupted = performImport(context(), id, stopping.signal);
    await expect(interrupted).rejects.toThrow('aborted');
    await old.close();
    expect(await get(id)).toMatchObject({ state: 'importing', finishedAt: null });
    await work();
    expect(await get(id)).toMatchObject({ state: 'imported', isContinued: true });
    const written = await site.deps.db.queries
      .selectFrom('imported_entries')
      .select('source_id')
      .where('collection', '=', 'blog-posts')
      .execute();
    expect(written).toHaveLength(4);
  });

  it('is done by one of several processes', async () => {
    await upload();
    const runs: number[] = [];
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const perform = async (id: number) => {
      runs.push(id);
      await finished;
      await performImport(context(), id);
    };
    site.clock.advance(MINUTE);
    const all = Array.from({ length: 4 }, () => workOff(perform));
    finish();
    await Promise.all(all);
    expect(runs).toHaveLength(1);
  });

  it('that its process leaves without a word has failed, and can be continued', async () => {
    const id = await upload();
    await work();
    await ask('POST', `/${id}/start`);
    site.clock.advance(MINUTE);
    await workOff(async () => {
      throw new Error('out of memory');
    });
    expect(await get(id)).toMatchObject({ state: 'failed', error: null, isStarted: true });
    expect((await ask('POST', `/${id}/start`)).body.data.state).toBe('importing');
    await work();
    expect((await get(id)).state).toBe('imported');
  });
});

describe('an upload', () => {
  const create = (size: number, person = owner) =>
    ask('POST', '', { format: 'ghost', fileName: 'a.json', size }, person);
  const bytes = (length: number) => new Uint8Array(length).fill(32);

  it('takes parts in their order only, and from the same person', async () => {
    const { id } = (await create(20)).body.data;
    expect((await sendPart(id, 10, bytes(10))).status).toBe(409);
    expect((await sendPart(id, 0, bytes(10))).body.data.received).toBe(10);
    expect((await sendPart(id, 0, bytes(10))).status).toBe(409);
    const other = await joinAs(site, 'oscar', 'administrator');
    expect((await sendPart(id, 10, bytes(10), other)).status).toBe(404);
    expect((await sendPart(id, 10, bytes(11))).status).toBe(413);
    expect((await sendPart(id, 10, bytes(10))).body.data.state).toBe('checking');
    expect((await sendPart(id, 20, bytes(1))).status).toBe(409);
  });

  it.each([0, -1, 1.5, 501 * 1024 * 1024])('of %d bytes is refused', async (size) => {
    expect((await create(size)).status).toBe(400);
  });

  it.each([
    [{ site: 'ftp://example.org' }],
    [{ site: 'javascript:alert(1)' }],
    [{ permalink: '/posts/' }],
    [{ language: 'xx' }],
    [{ pages: 'maybe' }],
  ])('with the options %j is refused', async (options) => {
    const body = { format: 'ghost', fileName: 'a.json', size: 2, options };
    expect((await ask('POST', '', body)).status).toBe(400);
  });

  it('needs a recent proof of identity', async () => {
    site.clock.advance(11 * MINUTE);
    expect((await create(2)).body.error.code).toBe('proof_required');
  });

  it('that nobody continued is deleted after a week', async () => {
    const { id } = (await create(20)).body.data;
    await sendPart(id, 0, bytes(10));
    expect(existsSync(join(folder.path, 'imports', `${id}.upload`))).toBe(true);
    site.clock.advance(8 * DAY);
    await cleanUpImports({ db: site.deps.db, now: site.clock.now, files: files() });
    expect(existsSync(join(folder.path, 'imports', `${id}.upload`))).toBe(false);
    expect(await site.deps.db.queries.selectFrom('import_jobs').selectAll().execute()).toEqual([]);
  });

  it('is kept if somebody starts it at the moment of the clean-up', async () => {
    const id = await upload();
    await work();
    site.clock.advance(8 * DAY);
    const { db } = site.deps;
    const changes = { state: 'importing', started_at: site.clock.now().toISOString() } as const;
    const start = () => updateImportJob(db.queries, { id, from: ['ready'] }, changes);
    await cleanUpImports({ db: overtakenBy(db, start), now: site.clock.now, files: files() });
    expect(await files().has(id)).toBe(true);
    expect(await findImportJob(db.queries, id)).toMatchObject({ state: 'importing' });
    await expect(discardImport({ db, files: files() }, id)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await files().has(id)).toBe(true);
  });
});
