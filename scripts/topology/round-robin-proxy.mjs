import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A load balancer that sends each request to the next port and adds the client's address. */
export async function startProxy(ports) {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const port = ports[turn % ports.length];
    turn += 1;
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.headers['x-test-client'] ?? incoming.socket.remoteAddress,
    };
    const forwarded = request(
      { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers },
      (response) => {
        outgoing.writeHead(response.statusCode, response.headers);
        response.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
