import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Running, SITE, startServer } from './lib/child.ts';
import { loadInTurns, median } from './lib/load.ts';
import { makeSite } from './lib/site.ts';
import type { Row } from './lib/table.ts';

const STARTS = 5;
const NOT_SENT_BY_BARE = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
]);

/** Cached pages beside a bare server sending the same bytes; cold start; memory. */
export async function measurePages(paths: readonly string[]): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-bench-'));
  const port = await freePort();
  const env = { DATA_DIR: await makeSite(), HOST: '127.0.0.1' };
  const open = () => startServer(SITE, env, port);
  try {
    const starts: number[] = [];
    for (let i = 0; i < STARTS; i += 1) {
      const server = await open();
      starts.push(server.readyMs);
      await server.stop();
    }
    const server = await open();
    const idle = server.residentMb();
    const rows: Row[] = [
      { what: 'cold start to first page', value: median(starts), unit: 'ms', goal: '≤ 1000' },
      { what: 'resident memory, idle', value: idle, unit: 'MB', goal: '≤ 130' },
    ];
    for (const path of paths) rows.push(...(await beside(server, path, folder)));
    rows.push({
      what: 'resident memory, after load',
      value: server.residentMb(),
      unit: 'MB',
      goal: '≤ 250',
    });
    await server.stop();
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function beside(server: Running, path: string, folder: string): Promise<Row[]> {
  const bare = await startBare(server.url + path, folder);
  const result = await loadInTurns({ ours: server.url + path, bare: bare.url });
  await bare.stop();
  const ratio = result.ours.perSecond / result.bare.perSecond;
  return [
    { what: `${path} cached`, value: result.ours.perSecond, unit: 'req/s' },
    { what: `${path} bare node:http`, value: result.bare.perSecond, unit: 'req/s' },
    { what: `${path} ratio to bare`, value: ratio, unit: '×', goal: '≥ 0.9' },
    { what: `${path} cached, p99`, value: result.ours.p99Ms, unit: 'ms' },
    { what: `${path} bare, p99`, value: result.bare.p99Ms, unit: 'ms' },
  ];
}

/** The very bytes and header lines that we send, compressed as a browser would ask for them. */
async function startBare(url: string, folder: string): Promise<Running> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const packed = await readPacked(url);
  const bodyFile = join(folder, 'page.br');
  writeFileSync(bodyFile, packed);
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !NOT_SENT_BY_BARE.has(name)),
  );
  const port = await freePort();
  return startServer(
    ['bench/servers/bare-server.ts'],
    { BODY_FILE: bodyFile, HEADERS: JSON.stringify(headers) },
    port,
  );
}

/** `fetch` unpacks; this does not. */
async function readPacked(url: string): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve(Buffer.concat(chunks));
    }).on('error', reject);
  });
}
