import type { Access, Call, CallOutput } from '@rostra/contract';
import { errorEnvelopeSchema, errorTable } from '@rostra/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { z } from 'zod';
import type { Caller } from './caller.ts';

export interface Limit {
  max: number;
  timeWindow: string | number;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface CallRequest<C extends Call> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface ContractRoute<C extends Call> {
  /** Requests an address may make; stands on the route it guards. */
  limit?: Limit;
  /** Also for holders of a token that is no longer good: the ways to log in, out and back in. */
  allowsStaleToken?: boolean;
  handle(input: CallRequest<C>): Promise<CallOutput<C>> | CallOutput<C>;
}

/** They run before a body is read: a stranger learns nothing about its shape. */
export type Guards = Record<Exclude<Access, 'public'>, onRequestHookHandler>;

/** Any call can end in these; a call's own list adds to them. */
const ALWAYS_POSSIBLE = ['unauthorized', 'rate_limited', 'internal'] as const;

/** Puts a call of the contract on the server: its schemas, access, limit and documentation. */
export function contractRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  { limit, allowsStaleToken = false, handle }: ContractRoute<C>,
): void {
  const statuses = [...ALWAYS_POSSIBLE, ...call.errors].map((code) => errorTable[code].status);
  // One for all of a call's addresses; by itself the plugin counts each of them apart.
  const limiter = limit ? [app.rateLimit(limit)] : [];
  const guard = call.access === 'public' ? [] : [app.guards[call.access]];
  for (const url of [call.path, ...(call.aliases ?? [])]) {
    app.route({
      method: call.method,
      url,
      schema: {
        summary: call.summary,
        tags: [call.group],
        ...(url === call.path ? {} : { hide: true }),
        ...(call.access === 'public' ? {} : { security: [{ bearer: [] }] }),
        ...(call.params ? { params: call.params } : {}),
        ...(call.query ? { querystring: call.query } : {}),
        ...(call.body ? { body: call.body } : {}),
        response: {
          [call.success.status]: call.success.body,
          ...Object.fromEntries(statuses.map((status) => [status, errorEnvelopeSchema])),
        },
      },
      config: { allowsStaleToken },
      onRequest: [...guard, ...limiter],
      handler: async (request, reply) => {
        reply.code(call.success.status);
        return handle({
          params: request.params,
          query: request.query,
          body: request.body,
          request,
          reply,
        } as CallRequest<C>);
      },
    });
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    guards: Guards;
  }
  interface FastifyContextConfig {
    allowsStaleToken?: boolean;
  }
  interface FastifyRequest {
    caller: Caller;
  }
}
