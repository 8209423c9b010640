import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { VisibleUserRow } from '../../../db/tables/accounts.ts';
import type { Sender } from '../../../http/access/actor.ts';
import { visitor } from '../../../http/caller.ts';
import { type ImportApp, openImportApp, png, serve } from '../../../testing/imports/import-app.ts';
import { copyPicture } from './copy-picture.ts';
import { pictureRoutes } from './picture-routes.ts';

const user = { id: 1, username: 'ada' } as VisibleUserRow;
const sender = {
  ip: '192.0.2.1',
  caller: { role: 'author', userId: 1, sessionId: 's', provedAt: '', user },
} satisfies Sender;

let app: ImportApp;
let server: Awaited<ReturnType<typeof serve>>;
let respond: (request: IncomingMessage, response: ServerResponse) => void;
beforeEach(async () => {
  app = await openImportApp();
  server = await serve((request, response) => respond(request, response));
});
afterEach(async () => {
  await server.close();
  await app.close();
});

const rows = () => app.service.db.queries.selectFrom('files').selectAll().execute();
const contextWith = (isAllowed = app.context.remoteFiles?.isAllowed) => ({
  db: app.service.db,
  media: app.context.media,
  remoteFiles: isAllowed ? { isAllowed } : {},
});
const copy = (path: string, alternativeText = '', isAllowed = app.context.remoteFiles?.isAllowed) =>
  copyPicture(contextWith(isAllowed), sender, { url: `${server.url}${path}`, alternativeText });

describe('a picture of a pasted text', () => {
  it('gets into the library with its name and its description', async () => {
    const bytes = await png();
    respond = (_, response) => response.end(bytes);
    const before = (await rows()).length;
    const file = await copy('/images/river%20bank.png?w=800', ' The river ');
    expect(file).toMatchObject({ alternativeText: 'The river', width: 8, mime: 'image/png' });
    expect(file.name).toContain('river bank');
    expect(file.url).toMatch(/^\/uploads\//);
    expect(await rows()).toHaveLength(before + 1);
    const { queries } = app.service.db;
    expect((await rows()).at(-1)).toMatchObject({ id: file.id, uploaded_by: 1 });
    expect(await queries.selectFrom('audit_log').selectAll().execute()).toMatchObject([
      { action: 'media.upload', target_id: String(file.id) },
    ]);
  });

  it.each([
    ['a page', (response: ServerResponse) => response.end('<!doctype html><script>1</script>')],
    ['missing', (response: ServerResponse) => response.writeHead(404).end()],
    ['broken off', (response: ServerResponse) => response.destroy()],
  ])('is refused if it is %s', async (_, answer) => {
    respond = (_request, response) => answer(response);
    const before = (await rows()).length;
    await expect(copy('/a.png')).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await rows()).toHaveLength(before);
  });

  it('is never asked for in our own network, and the answer does not say what is there', async () => {
    let asked = 0;
    respond = (_, response) => {
      asked += 1;
      response.end('secret');
    };
    const failures = await Promise.all(
      [
        copy('/a.png', '', () => false),
        copyPicture({ db: app.service.db, media: app.context.media }, sender, {
          url: 'http://127.0.0.1:1/a.png',
          alternativeText: '',
        }),
        copyPicture({ db: app.service.db, media: app.context.media }, sender, {
          url: 'http://[::ffff:169.254.169.254]/latest',
          alternativeText: '',
        }),
      ].map((copying) =>
        copying.then(
          () => 'copied',
          (error: Error) => error.message,
        ),
      ),
    );
    expect(new Set(failures).size).toBe(1);
    expect(failures[0]).not.toBe('copied');
    expect(asked).toBe(0);
  });

  it('is not followed into our own network', async () => {
    respond = (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/a.png' }).end();
    await expect(copy('/a.png')).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('leaves nothing behind if it cannot be recorded', async () => {
    respond = async (_, response) => response.end(await png());
    const unknown = { ...sender, caller: visitor };
    await expect(
      copyPicture(contextWith(), unknown, { url: `${server.url}/a.png`, alternativeText: '' }),
    ).rejects.toThrow();
    expect(await rows()).toEqual([]);
  });

  it('is fetched with three others at most, and no longer than somebody waits for it', async () => {
    const waiting = new Set<ServerResponse>();
    let closed = 0;
    const { promise: areOpen, resolve } = Promise.withResolvers<void>();
    const { promise: areClosed, resolve: close } = Promise.withResolvers<void>();
    respond = (_, response) => {
      waiting.add(response);
      response.once('close', () => {
        closed += 1;
        if (closed === 4) close();
      });
      if (waiting.size === 4) resolve();
    };
    pictureRoutes(app.app, contextWith());
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const gone = new AbortController();
    const asked = Array.from({ length: 30 }, (_, n) =>
      fetch(`http://127.0.0.1:${port}/api/studio/pictures`, {
        method: 'POST',
        headers: { 'x-role': 'editor', 'content-type': 'application/json' },
        body: JSON.stringify({ url: `${server.url}/${n}.png` }),
        signal: gone.signal,
      }),
    );
    const refused = await Promise.any(asked);
    expect(refused.status).toBe(503);
    await areOpen;
    expect(waiting.size).toBe(4);
    gone.abort();
    await areClosed;
    await Promise.allSettled(asked);
    expect(waiting.size).toBe(4);
  });
});
