import type { FastifyInstance, InjectOptions } from 'fastify';

/** Seen as the address of requests that a render makes: not a visitor's, so neither logged nor limited. */
export const IN_PROCESS = 'in-process';

/** A `fetch` that ends in this app's own routes: a render costs no socket. */
export function inProcessFetch(app: FastifyInstance) {
  return async (input: string, init: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(input);
    const answer = await app.inject({
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      remoteAddress: IN_PROCESS,
      headers: init.headers as Record<string, string>,
      ...(init.body ? { payload: init.body as string } : {}),
    });
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    });
  };
}
