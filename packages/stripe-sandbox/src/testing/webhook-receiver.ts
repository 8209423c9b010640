import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  body: string;
  signature: string;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** No response is sent before this many have been open at the same time. */
  barrier: number;
  /** Status codes for the next deliveries; 200 when empty. */
  statuses: number[];
  /** Resolves with the next delivery of an event of this type. */
  next(type: string): Promise<Received>;
}

/** A webhook endpoint that records deliveries and responds as configured. */
export async function startWebhookReceiver(): Promise<Receiver> {
  const waiting: { type: string; resolve(received: Received): void }[] = [];
  const receiver: Receiver = {
    url: '',
    received: [],
    barrier: 0,
    statuses: [],
    next: (type) => new Promise((resolve) => waiting.push({ type, resolve })),
  };
  let open = 0;
  const blocked: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    if (open >= receiver.barrier) {
      receiver.barrier = 0;
      for (const proceed of blocked.splice(0)) proceed();
    } else {
      await new Promise<void>((proceed) => blocked.push(proceed));
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const received = {
      body: Buffer.concat(chunks).toString(),
      signature: String(request.headers['stripe-signature']),
    };
    receiver.received.push(received);
    const { type } = JSON.parse(received.body);
    for (const one of waiting) if (one.type === type) one.resolve(received);
    response.writeHead(receiver.statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}
