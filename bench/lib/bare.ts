import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { load } from './load.ts';
import { freePort, type Running, startServer } from './server-process.ts';

/** Added by Node itself. */
const CONNECTION_HEADERS = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
]);

/** A bare `node:http` server that sends the body and headers of the response to this request. */
export async function startBare(
  url: string,
  requestHeaders: Record<string, string> = {},
  processes = 1,
): Promise<Running> {
  const response = await request(url, { ...requestHeaders, 'accept-encoding': 'br' });
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !CONNECTION_HEADERS.has(name)),
  );
  return startWith(await buffer(response), headers, processes);
}

/** Not `fetch`, which would decompress the body. */
const request = (url: string, headers: Record<string, string>) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject);
  });

async function startWith(body: Buffer, headers: object, processes = 1): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-bare-'));
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const env = {
    BODY_FILE: file,
    HEADERS: JSON.stringify(headers),
    PROCESSES: String(processes),
  };
  const server = await startServer(['bench/servers/bare-server.ts'], env, await freePort());
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const REFERENCE_BODY = Buffer.alloc(10 * 1024, 'x');
/** The result of the bare server on the machine where Strapi was measured. */
const REFERENCE_PER_SECOND = 15_800;

/** The speed of this machine, compared with the one where Strapi was measured. */
export async function measureMachine(): Promise<number> {
  const bare = await startWith(REFERENCE_BODY, { 'content-type': 'text/html' });
  const { perSecond } = await load({ url: bare.url });
  await bare.stop();
  return perSecond / REFERENCE_PER_SECOND;
}
