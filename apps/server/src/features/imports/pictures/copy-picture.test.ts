import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ImportApp, openImportApp, png, serve } from '../../../testing/imports/import-app.ts';
import { copyPicture } from './copy-picture.ts';

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
const copy = (path: string, alternativeText = '', isAllowed = app.context.remoteFiles?.isAllowed) =>
  copyPicture(
    { media: app.context.media, remoteFiles: isAllowed ? { isAllowed } : {} },
    { url: `${server.url}${path}`, alternativeText },
  );

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
        copyPicture(
          { media: app.context.media },
          { url: 'http://127.0.0.1:1/a.png', alternativeText: '' },
        ),
        copyPicture(
          { media: app.context.media },
          { url: 'http://[::ffff:169.254.169.254]/latest', alternativeText: '' },
        ),
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
});
