import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { build } from '../lib/build/build.mjs';
import { createEditor, freePort, START, siteEnv, startSite } from '../lib/testing/start-site.mjs';

const TIMEOUT = { timeout: 120_000, interval: 20 };

let folder;
let site;
let url;
let settings;
let metricsPort;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-processes-'));
  await build();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  settings = { DATA_DIR: join(folder, 'data'), PORT: String(port), PROCESSES: '2' };
  metricsPort = await freePort();
  site = await startSite({ ...settings, METRICS_PORT: String(metricsPort) });
  await vi.waitUntil(() => processIds().length === 2, TIMEOUT);
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The processes that have listened so far. */
const processIds = () =>
  logLines()
    .filter(({ msg }) => msg.startsWith('listening on'))
    .map(({ pid }) => pid);

const logLines = () =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line));

/** Uses a new connection each time, so that the processes take turns. */
const get = (path, headers = {}) =>
  fetch(url + path, { headers: { connection: 'close', ...headers } });

describe('PROCESSES=2', () => {
  it('serves one port from two processes', async () => {
    for (let i = 0; i < 4; i += 1) expect((await get('/api/categories')).status).toBe(200);
    await vi.waitUntil(
      () =>
        new Set(
          logLines()
            .filter(({ path }) => path === '/api/categories')
            .map(({ pid }) => pid),
        ).size === 2,
      TIMEOUT,
    );
  });

  it('adds up the metrics of both', async () => {
    for (let i = 0; i < 4; i += 1) expect((await get('/api/nothing')).status).toBe(404);
    const line = /^rostra_http_request_duration_seconds_count\{.*route="\/api\/\*".*\} (\d+)$/m;
    const readMetrics = async () => (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    await vi.waitUntil(async () => line.exec(await readMetrics())?.[1] === '4', TIMEOUT);
  });

  it('shows a new text in both within a second', async () => {
    const token = await createEditor(url, settings);
    for (let i = 0; i < 4; i += 1) await (await get('/blog')).text();
    const response = await fetch(`${url}/api/blog-posts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ data: { title: 'Seen by all', body: 'Text.' } }),
    });
    expect(response.status).toBe(201);
    const readBlog = async () => (await get('/blog')).text();
    await vi.waitUntil(async () => {
      const pages = [await readBlog(), await readBlog(), await readBlog(), await readBlog()];
      return pages.every((page) => page.includes('Seen by all'));
    }, TIMEOUT);
  });

  it('runs one sandbox for both', async () => {
    for (let i = 0; i < 4; i += 1) {
      expect((await get('/stripe-sandbox/stripe.js')).status).toBe(200);
    }
  });

  it('replaces a process that was killed', async () => {
    const [, second] = processIds();
    process.kill(second, 'SIGKILL');
    await vi.waitUntil(() => processIds().length === 3, TIMEOUT);
    expect(logLines()).toContainEqual(
      expect.objectContaining({ process: second, signal: 'SIGKILL', delayMs: 250 }),
    );
    for (let i = 0; i < 4; i += 1) expect((await get('/healthz')).status).toBe(200);
  });

  it('stops all of them on SIGTERM', async () => {
    const ids = processIds();
    expect(await site.stop()).toBe(0);
    for (const id of ids) expect(() => process.kill(id, 0)).toThrow('ESRCH');
    await expect(get('/healthz')).rejects.toThrow();
  });
});

describe('several processes that cannot start', () => {
  const startAndFail = (env) =>
    spawnSync(process.execPath, [START], {
      env: siteEnv({ DATA_DIR: join(folder, 'failed'), PROCESSES: '2', ...env }),
      encoding: 'utf8',
      timeout: 290_000,
    });

  it('report a port in use once', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address();
    const { status, stderr } = startAndFail({ PORT: String(port) });
    other.close();
    expect(stderr.trim()).toBe(
      `Port ${port} is already in use. Stop the other program or set PORT to a free port.`,
    );
    expect(status).toBe(1);
  });

  it('need a fixed port', () => {
    const { status, stderr } = startAndFail({ PORT: '0' });
    expect(stderr.trim()).toBe('Several processes need a PORT other than 0');
    expect(status).toBe(1);
  });

  it.each(['0', '65', 'all'])('refuse PROCESSES=%s', (PROCESSES) => {
    const { status, stderr } = startAndFail({ PROCESSES });
    expect(stderr).toContain('  PROCESSES: must be');
    expect(status).toBe(1);
  });
});
