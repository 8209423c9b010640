import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A reverse proxy that forwards a path prefix to the target and strips the prefix. */
export async function startProxy(prefix: string): Promise<{ publicUrl: string; target: string }> {
  const proxy = { publicUrl: '', target: '' };
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    if (!path.startsWith(`${prefix}/`)) {
      outgoing.writeHead(404).end();
      return;
    }
    const { method, headers } = incoming;
    const forward = request(
      `${proxy.target}${path.slice(prefix.length)}`,
      { ...(method === undefined ? {} : { method }), headers },
      (incoming) => {
        outgoing.writeHead(incoming.statusCode ?? 502, incoming.headers);
        incoming.pipe(outgoing);
      },
    );
    incoming.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  proxy.publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`;
  return proxy;
}
