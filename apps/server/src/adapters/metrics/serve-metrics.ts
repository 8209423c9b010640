import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

export interface MetricsServerOptions {
  host: string;
  port: number;
  read(): Promise<string>;
  onError(error: unknown): void;
}

/** `GET /metrics` on a port of its own, which must not be reachable from outside: metrics show the site's activity. */
export async function serveMetrics({ host, port, read, onError }: MetricsServerOptions) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await read();
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
      response.end(text);
    } catch (error) {
      onError(error);
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  // A scraper's connection must not keep the process alive.
  server.unref();
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close } satisfies MetricsServer;
}
