import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = number | 'silent';

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** By path; otherwise 204. */
  readonly answers: Map<string, Answer>;
  /** Ends what is still waiting for an answer. */
  hangUp(): void;
  close(): Promise<unknown>;
}

/** Another program that is told what happens. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
    const answer = answers.get(path) ?? 204;
    if (answer === 'silent') return;
    response.writeHead(answer, { location: 'http://127.0.0.1:1/' });
    response.end(answer === 204 ? undefined : `answer ${answer}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answers,
    hangUp: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
