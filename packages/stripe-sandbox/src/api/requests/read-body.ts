import type { IncomingMessage } from 'node:http';

export const MAX_BODY = 1_000_000;

/** Reads the body, or undefined if it is too large; the rest is drained so that the client sees the response. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > MAX_BODY ? undefined : Buffer.concat(chunks).toString();
}
