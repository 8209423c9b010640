import { afterEach, describe, expect, it } from 'vitest';
import { serve } from '../../../testing/imports/import-app.ts';
import { fetchRemoteFile, type RemoteFileOptions } from './fetch-remote-file.ts';

let server: Awaited<ReturnType<typeof serve>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const isAllowed = (address: string) => address === '127.0.0.1';
const get = (path: string, options: Partial<RemoteFileOptions> = {}) =>
  fetchRemoteFile(`${server?.url ?? ''}${path}`, {
    maxBytes: 1_000,
    timeoutMs: 10_000,
    isAllowed,
    ...options,
  });

describe('a remote file', () => {
  it('is read, also behind redirects', async () => {
    server = await serve((request, response) => {
      if (request.url === '/a') response.writeHead(302, { location: '/b' }).end();
      else response.end('picture');
    });
    expect(Buffer.from(await get('/a')).toString()).toBe('picture');
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
  ])('is refused at %s', async (address) => {
    const refused = fetchRemoteFile(address, { maxBytes: 1, timeoutMs: 5_000 });
    await expect(refused).rejects.toThrow('is not on the public internet');
  });

  it('is refused if one of the addresses of its host is private', async () => {
    const lookup = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    const refused = fetchRemoteFile('http://files.test/', {
      maxBytes: 1,
      timeoutMs: 5_000,
      lookup,
    });
    await expect(refused).rejects.toThrow('is not on the public internet');
  });

  it('is refused if a redirect leads to a private address', async () => {
    server = await serve((_, response) => {
      response.writeHead(301, { location: 'http://169.254.169.254/' }).end();
    });
    await expect(get('/')).rejects.toThrow('is not on the public internet');
  });

  it('comes from the address that was checked, even if the name changes', async () => {
    server = await serve((request, response) => response.end(request.headers.host));
    const port = server.url.split(':')[2];
    let lookups = 0;
    const lookup = async () => {
      lookups += 1;
      return [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };
    const options = { maxBytes: 1_000, timeoutMs: 5_000, isAllowed, lookup };
    const bytes = await fetchRemoteFile(`http://files.test:${port}/`, options);
    expect([Buffer.from(bytes).toString(), lookups]).toEqual([`files.test:${port}`, 1]);
  });

  it.each([
    ['a status', '/404', 'status 404'],
    ['its announced size', '/announced', 'is larger than 0 MB'],
    ['its real size', '/endless', 'is larger than 0 MB'],
    ['endless redirects', '/loop', 'redirects too often'],
    ['a redirect to a file', '/file', 'is not a web address'],
  ])('is refused because of %s', async (_, path, reason) => {
    server = await serve((request, response) => {
      if (request.url === '/404') response.writeHead(404).end();
      if (request.url === '/announced') {
        response.writeHead(200, { 'content-length': '5000' });
        response.write('x');
      }
      if (request.url === '/endless') {
        const write = () => {
          while (!response.destroyed && response.write('x'.repeat(500)));
        };
        response.on('drain', write);
        write();
      }
      if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
      if (request.url === '/file')
        response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    });
    await expect(get(path)).rejects.toThrow(reason);
  });

  it('is given up if the server does not answer', async () => {
    server = await serve(() => {});
    await expect(get('/', { timeoutMs: 50 })).rejects.toThrow('took too long');
  });
});
