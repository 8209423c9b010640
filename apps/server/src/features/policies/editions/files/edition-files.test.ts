import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../../../testing/content-app.ts';
import { addLibraryFile } from '../../../../testing/media/add-library-file.ts';
import { write } from '../../../../testing/write-posts.ts';
import {
  type ContentService,
  type DocumentMaker,
  type DocumentTask,
  publishEntry,
  saveStaffEntry,
  unpublishEntry,
} from '../../../content/index.ts';
import { dropUnusedFiles } from './drop-unused-files.ts';

const EDITOR = { editorId: 9 };
const MINUTE = 60_000;

/** Makes files at once, or fails. Remembers its tasks. */
function memoryMaker() {
  const tasks: DocumentTask[] = [];
  const maker = {
    tasks,
    failure: undefined as string | undefined,
    /** Resolves before a file is made. */
    ready: Promise.resolve(),
    make: async (task: DocumentTask) => {
      tasks.push(task);
      await maker.ready;
      if (maker.failure) throw new Error(maker.failure);
      return Buffer.from(`${task.format}: ${task.title} by ${task.organisation}`);
    },
    close: () => {},
  };
  return maker satisfies DocumentMaker;
}

const opened: ContentApp[] = [];
afterEach(async () => {
  for (const app of opened.splice(0).reverse()) await app.close();
});

async function open(options: Parameters<typeof openContentApp>[0] = {}) {
  const documents = memoryMaker();
  const errors: unknown[] = [];
  const content = await openContentApp({
    documents,
    onError: (error) => errors.push(error),
    ...options,
  });
  opened.push(content);
  const ask = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
    content.app.inject({ method, url, headers });
  return { content, service: content.service, documents, errors, ask };
}

const policy = (content: ContentApp, more: Record<string, unknown> = {}) =>
  write(content, 'policies', {
    title: 'Housing',
    slug: 'housing',
    area: 'domestic',
    body: 'Build 1,000 homes.',
    ...more,
  });

const reference = (id: string, locale = 'en') => ({ kind: 'policies', id, locale });

async function publish(service: ContentService, id: string, data: Record<string, unknown>) {
  await saveStaffEntry(service, EDITOR, reference(id), { data, ifMatch: undefined });
  const note = { reason: 'A reason.', kind: 'change' } as const;
  await publishEntry(service, EDITOR, reference(id), { ifMatch: undefined, note });
}

const PDF = '/policies/housing/versions/1.pdf';
const EPUB = '/policies/housing/versions/1.epub';

describe('files of an edition', () => {
  it('have their types, names and headers', async () => {
    const { content, ask } = await open();
    await policy(content);
    const pdf = await ask(PDF);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.body).toBe('pdf: Housing by Rostra');
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename=housing-1.pdf',
      'cache-control': 'public, max-age=0, s-maxage=60',
      link: '<http://rostra.localhost/policies/housing/versions/1>; rel="canonical"',
      'content-length': String(pdf.body.length),
    });
    const epub = await ask(EPUB);
    expect(epub.headers).toMatchObject({
      'content-type': 'application/epub+zip',
      'content-disposition': 'attachment; filename=housing-1.epub',
    });
    const again = await ask(PDF, { 'if-none-match': String(pdf.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await ask(PDF, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      pdf.headers['content-length'],
    ]);
    expect((await ask(PDF, { range: 'bytes=0-2' })).body).toBe('pdf');
  });

  it('are made once for each edition and format', async () => {
    const { content, documents, ask, service } = await open();
    const { documentId } = await policy(content);
    await publish(service, documentId, { body: 'Build 2,000 homes.' });
    const second = '/policies/housing/versions/2.pdf';
    for (const url of [PDF, PDF, EPUB, second, second]) {
      expect((await ask(url)).statusCode).toBe(200);
    }
    expect(documents.tasks.map(({ format, edition, body }) => [format, edition, body])).toEqual([
      ['pdf', 'Edition 1', 'Build 1,000 homes.'],
      ['epub', 'Edition 1', 'Build 1,000 homes.'],
      ['pdf', 'Edition 2', 'Build 2,000 homes.'],
    ]);
    expect(documents.tasks[2]).toMatchObject({
      organisation: 'Rostra',
      reason: 'A reason.',
      published: 'Published 1 June 2026',
      url: `http://rostra.localhost/e/${documentId}/2`,
      language: 'en',
    });
  });

  it('are made once for requests at the same time', async () => {
    const { content, documents, ask } = await open();
    await policy(content);
    const { promise, resolve } = Promise.withResolvers<void>();
    documents.ready = promise;
    const answers = Promise.all([ask(PDF), ask(PDF), ask(PDF)]);
    await expect.poll(() => documents.tasks.length).toBe(1);
    resolve();
    expect((await answers).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(documents.tasks).toHaveLength(1);
  });

  it('are not found for unknown editions and policies', async () => {
    const { content, ask, documents } = await open();
    await policy(content);
    for (const name of [
      'housing/versions/2',
      'housing/versions/0',
      'housing/versions/x',
      'other/versions/1',
    ]) {
      expect((await ask(`/policies/${name}.pdf`)).statusCode).toBe(404);
    }
    const page = await ask('/policies/housing/versions/2.pdf', { accept: 'text/html' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(documents.tasks).toEqual([]);
  });

  it('are found after the policy was renamed or taken down', async () => {
    const { content, ask, service } = await open();
    const { documentId } = await policy(content);
    await publish(service, documentId, { slug: 'homes' });
    expect((await ask(PDF)).headers.location).toBe('/policies/homes/versions/1.pdf');
    await unpublishEntry(service, EDITOR, reference(documentId), undefined);
    const { location } = (await ask(PDF)).headers;
    expect(location).toBe(`/policies/${documentId}/versions/1.pdf`);
    expect((await ask(String(location))).statusCode).toBe(200);
  });

  it('are in the language of the text', async () => {
    const { content, ask, documents } = await open({ languages: ['en', 'de'] });
    await policy(content);
    expect((await ask(`/de${PDF}`)).statusCode).toBe(200);
    expect(documents.tasks[0]).toMatchObject({ language: 'en', edition: 'Edition 1' });
    expect((await ask(PDF)).statusCode).toBe(200);
    expect(documents.tasks).toHaveLength(1);
  });

  it('are made again if they are missing from storage', async () => {
    const { content, ask, documents } = await open();
    await policy(content);
    await ask(PDF);
    const row = await files(content);
    await content.storage.remove(String(row[0]?.name));
    expect((await ask(PDF)).statusCode).toBe(200);
    expect(documents.tasks).toHaveLength(2);
  });

  it('are made again if the layout has changed, and the old file is deleted', async () => {
    const { content, ask, documents } = await open();
    await policy(content);
    await ask(PDF);
    const { queries } = content.service.db;
    await content.storage.put('old.pdf', Buffer.from('old'));
    await queries.updateTable('edition_files').set({ made_from: 'old', name: 'old.pdf' }).execute();
    expect((await ask(PDF)).body).toBe('pdf: Housing by Rostra');
    expect(documents.tasks).toHaveLength(2);
    expect(await content.storage.find('old.pdf')).toBeUndefined();
  });

  it('contain the pictures that storage has', async () => {
    const { content, ask, documents } = await open();
    await policy(content, { body: '![Gone](/uploads/gone.png)' });
    expect((await ask(EPUB)).statusCode).toBe(200);
    expect(documents.tasks[0]?.pictures).toEqual(new Map());
  });

  it('are made again without a picture that was deleted', async () => {
    const { content, ask, documents } = await open();
    const { queries } = content.service.db;
    const picture = await storePicture(content);
    await policy(content, { body: `![A house](${picture.url})` });
    await ask(PDF);
    await queries.deleteFrom('files').where('id', '=', picture.id).execute();
    await ask(PDF);
    await ask(PDF);
    expect(documents.tasks.map(({ images }) => images.size)).toEqual([1, 0]);
  });

  it('are deleted with their edition', async () => {
    const { content, ask, service } = await open();
    await policy(content);
    await ask(PDF);
    const [row] = await files(content);
    await dropUnusedFiles(service.db, content.storage);
    expect(await content.storage.find(String(row?.name))).toBeDefined();
    await service.db.queries.deleteFrom('content_versions').execute();
    expect((await ask(PDF)).statusCode).toBe(404);
    await dropUnusedFiles(service.db, content.storage);
    expect(await content.storage.find(String(row?.name))).toBeUndefined();
    expect(await files(content)).toEqual([]);
  });
});

const storePicture = ({ service }: ContentApp) =>
  addLibraryFile(service.db.queries, 'house', { width: 40, height: 20 });

const files = (content: ContentApp) =>
  content.service.db.queries.selectFrom('edition_files').selectAll().execute();

describe('a file that cannot be made', () => {
  it('is unavailable, and is tried again after a minute', async () => {
    const { content, ask, documents, errors } = await open();
    await policy(content);
    documents.failure = 'The typesetter has failed';
    const failed = await ask(PDF);
    expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '60']);
    expect(errors).toEqual([new Error('The typesetter has failed')]);
    documents.failure = undefined;
    const page = await ask(PDF, { accept: 'text/html,*/*' });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '60']);
    expect(page.body).toContain('href="/policies/housing/versions/1"');
    expect(documents.tasks).toHaveLength(1);
    content.clock.now = new Date(content.clock.now.getTime() + MINUTE);
    expect((await ask(PDF)).statusCode).toBe(200);
  });

  it('is tried less and less often', async () => {
    const { content, ask, documents } = await open();
    await policy(content);
    documents.failure = 'The typesetter has failed';
    const tasksAfter = async (minutes: number) => {
      content.clock.now = new Date(content.clock.now.getTime() + minutes * MINUTE);
      expect((await ask(PDF)).statusCode).toBe(503);
      return documents.tasks.length;
    };
    const counts: number[] = [];
    for (const minutes of [0, 1, 1, 3, 15, 1]) counts.push(await tasksAfter(minutes));
    expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
    for (let times = 0; times < 10; times += 1) await tasksAfter(24 * 60);
    expect(documents.tasks).toHaveLength(14);
    documents.failure = undefined;
    content.clock.now = new Date(content.clock.now.getTime() + 24 * 60 * MINUTE);
    expect((await ask(PDF)).statusCode).toBe(200);
    expect(await files(content)).toMatchObject([{ failures: 0, failed_from: null }]);
  });

  it('is tried at once when something else than the text has changed', async () => {
    const { content, ask, documents } = await open();
    await policy(content);
    documents.failure = 'The typesetter has failed';
    await ask(PDF);
    const { queries } = content.service.db;
    await queries.updateTable('edition_files').set({ failed_from: 'before' }).execute();
    await ask(PDF);
    await ask(PDF);
    expect(documents.tasks).toHaveLength(2);
    expect(await files(content)).toMatchObject([{ failures: 1 }]);
  });

  it('does not keep others from being made', async () => {
    const { content, ask, documents } = await open();
    await policy(content);
    documents.failure = 'The typesetter has failed';
    await ask(PDF);
    documents.failure = undefined;
    expect((await ask(EPUB)).statusCode).toBe(200);
  });
});

describe('several processes', () => {
  it('make a file once', async () => {
    const first = await open();
    await policy(first.content);
    const { promise, resolve } = Promise.withResolvers<void>();
    first.documents.ready = promise;
    const making = first.ask(PDF);
    await expect.poll(() => first.documents.tasks.length).toBe(1);
    const second = await openSecond(first.content);
    const waiting = second.ask(PDF);
    resolve();
    expect((await making).statusCode).toBe(200);
    expect((await waiting).body).toBe('pdf: Housing by Rostra');
    expect(second.documents.tasks).toEqual([]);
  });

  it('take over from one that was killed', async () => {
    const { content, ask, documents } = await open();
    await policy(content);
    await ask(PDF);
    const { queries } = content.service.db;
    const claimed_until = new Date(content.clock.now.getTime() - 1).toISOString();
    const lost = { name: null, sha256: null, made_from: null, claim: 'lost', claimed_until };
    await queries.updateTable('edition_files').set(lost).execute();
    expect((await ask(PDF)).statusCode).toBe(200);
    expect(documents.tasks).toHaveLength(2);
  });
});

/** Another process on the same database and storage. */
async function openSecond({ service, storage }: ContentApp) {
  const { createEditionFiles } = await import('./edition-files.ts');
  const { getEdition, getPolicyEditions } = await import('../find-policy-editions.ts');
  const documents = memoryMaker();
  const made = createEditionFiles({ content: service, storage, documents });
  const ask = async (_url: string) => {
    const { policy: found } = await getPolicyEditions(service.store, { slug: 'housing' });
    const edition = await getEdition(service.store, found, 1);
    const request = { policy: found, edition, organisation: 'Rostra', format: 'pdf' } as const;
    const { stored } = await made.get(request);
    return { body: Buffer.concat(await stored.read().toArray()).toString() };
  };
  return { documents, ask };
}

it('makes a real file in a process of its own', async () => {
  const content = await openContentApp();
  opened.push(content);
  await policy(content, { body: '## Homes\n\nBuild 1,000 homes.' });
  const { rawPayload, statusCode } = await content.app.inject(EPUB);
  expect(statusCode).toBe(200);
  const text = strFromU8(unzipSync(rawPayload)['EPUB/text.xhtml'] ?? new Uint8Array());
  expect(text).toContain('Build 1,000 homes.');
});
