import type { Call, CallOutput } from '@rostra/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from './caller.ts';
import { describeAccess } from './description/describe-access.ts';
import { errorResponses } from './description/error-responses.ts';

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
  /** Requests per client address. */
  limit?: Limit;
  /** Accepts requests with an invalid token, for logging in, logging out and refreshing. */
  allowsStaleToken?: boolean;
  /** Neither the log nor traces mention it: it would connect a person with a ballot. */
  isUnlogged?: boolean;
  /** Returns the body, or the reply if it has sent one that is not JSON, such as a file. */
  handle(
    input: CallRequest<C>,
  ): Promise<CallOutput<C> | FastifyReply> | CallOutput<C> | FastifyReply;
}

/** Any call can fail with these; a call's own list adds to them. */
const ALWAYS_POSSIBLE = ['unauthorized', 'rate_limited', 'internal'] as const;

/** Registers a call of the contract with its schemas, access rule, rate limit and documentation. */
export function contractRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  { limit, allowsStaleToken = false, isUnlogged = false, handle }: ContractRoute<C>,
): void {
  const accessErrors = [
    ...(call.needsConfirmedAddress ? (['unconfirmed_address'] as const) : []),
    ...(call.needsProof ? (['proof_required'] as const) : []),
  ];
  const errors = [...ALWAYS_POSSIBLE, ...accessErrors, ...call.errors];
  // It would be wrong to send a token with a ballot, and useless with a password.
  const isAnonymous = allowsStaleToken || isUnlogged || call.method !== 'GET';
  // A group, so that a call and its aliases share one counter.
  const rateLimit = limit && { ...limit, groupId: `${call.method} ${call.path}` };
  for (const url of [call.path, ...(call.aliases ?? [])]) {
    app.route({
      method: call.method,
      url,
      schema: {
        summary: call.summary,
        tags: [call.group],
        ...(url === call.path ? {} : { hide: true }),
        ...(call.description ? { description: call.description } : {}),
        ...(call.success.types ? { produces: call.success.types } : {}),
        ...describeAccess(call, { isAnonymous }),
        'x-errors': errors,
        ...(call.params ? { params: call.params } : {}),
        ...(call.query ? { querystring: call.query } : {}),
        ...(call.body ? { body: call.body } : {}),
        response: {
          [call.success.status]: call.success.body,
          ...errorResponses(errors),
        },
      },
      config: { allowsStaleToken, isUnlogged, ...(rateLimit ? { rateLimit } : {}) },
      onRequest: [...app.authorize(call)], // the rate limit is added to this array
      handler: async (request, reply) => {
        reply.code(call.success.status);
        return await handle({
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
  interface FastifyContextConfig {
    allowsStaleToken?: boolean;
    isUnlogged?: boolean;
  }
  interface FastifyRequest {
    caller: Caller;
  }
}
