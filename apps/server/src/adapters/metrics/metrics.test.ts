import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp } from '../../testing/test-accounts.ts';
import { createPrometheusMetrics, type PrometheusMetrics } from './prometheus.ts';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';

let metrics: PrometheusMetrics;
let site: AccountsApp;
beforeEach(async () => {
  metrics = createPrometheusMetrics();
  site = await openAccountsApp({ metrics });
});
afterEach(() => site.close());

/** The value of the line that begins with this text. */
async function readValue(start: string): Promise<number | undefined> {
  const line = (await metrics.read()).split('\n').find((text) => text.startsWith(start));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1));
}

describe('metrics', () => {
  it('count requests by the pattern of their route, not by URL', async () => {
    await site.send('GET', '/api/users/123456');
    await site.send('GET', '/api/users/654321');
    const labels = 'method="GET",route="/api/users/:id",status="401"';
    expect(await readValue(`rostra_http_request_duration_seconds_count{${labels}}`)).toBe(2);
    expect(await metrics.read()).not.toContain('123456');
  });

  it('count what is sent from memory, which no route sees', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as { port: number };
    const url = `http://127.0.0.1:${port}/api/categories`;
    await fetch(url);
    await fetch(url);
    expect(await readValue('rostra_memory_responses_total{kind="api"}')).toBe(1);
  });

  it('show waiting mails and webhook events', async () => {
    expect(await readValue('rostra_mails_waiting ')).toBe(0);
    await site.send('POST', '/api/auth/local/register', {
      username: 'ada',
      email: 'ada@example.org',
      password: 'correct horse battery',
    });
    expect(await readValue('rostra_mails_waiting ')).toBeGreaterThan(0);
    expect(await readValue('rostra_mails_failed ')).toBe(0);
  });

  it('stay readable while a value cannot be read', async () => {
    metrics.addGauge({ name: 'broken', help: 'fails', read: () => Promise.reject(new Error()) });
    expect(await metrics.read()).toContain('process_resident_memory_bytes');
  });

  it('contain no member data', async () => {
    await site.join('grace');
    expect(await metrics.read()).not.toContain('grace');
  });
});

describe('the metrics server', () => {
  let server: MetricsServer;
  const open = (read: () => Promise<string>, port = 0) =>
    serveMetrics({ host: '127.0.0.1', port, read, onError: () => {} });
  const get = async (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  afterEach(() => server?.close());

  it('serves the metrics and nothing else', async () => {
    server = await open(metrics.read);
    const response = await get('/metrics');
    expect(response.headers.get('content-type')).toContain('version=0.0.4');
    expect(await response.text()).toContain('nodejs_eventloop_lag_p99_seconds');
    expect((await get('/')).status).toBe(404);
    expect((await get('/healthz')).status).toBe(404);
  });

  it('responds with 500 if they cannot be read', async () => {
    server = await open(() => Promise.reject(new Error('no')));
    expect((await get('/metrics')).status).toBe(500);
  });

  it('refuses to start on a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    await expect(open(metrics.read, port)).rejects.toThrow('EADDRINUSE');
    other.close();
  });
});
