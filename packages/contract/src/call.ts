import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may make a call. The server enforces it on the route; the client knows when to send a token. */
export type Access = 'public' | 'member' | 'editor';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the API as data: server route, client, form and OpenAPI page all read this. */
export interface Call {
  readonly method: Method;
  /** Fastify notation: `/api/users/:id`. */
  readonly path: `/${string}`;
  /** Other paths that answer the same, such as the spec's calls without the `/api` prefix. */
  readonly aliases?: readonly `/${string}`[];
  readonly summary: string;
  readonly group: string;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly success: { readonly status: 200 | 201 | 202 | 204; readonly body: z.ZodType };
  /** The errors particular to this call; those any call can give need no mention. */
  readonly errors: readonly ErrorCode[];
}

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Part<C extends Call, K extends 'params' | 'query' | 'body'> = C[K] extends z.ZodType
  ? { readonly [P in K]: z.input<C[K]> }
  : unknown;

/** What a caller hands in: exactly the parts that the call declares. */
export type CallInput<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;

/** What comes back on success. */
export type CallOutput<C extends Call> = z.output<C['success']['body']>;
