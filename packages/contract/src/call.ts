import type { Access } from './access.ts';
import type { ApiGroup } from './api-groups.ts';
import type { Capability } from './capabilities.ts';
import type { ErrorCode } from './errors.ts';
import type { z } from './zod.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An API call as data, read by the server route, the client, forms and the OpenAPI page. */
export interface Call {
  readonly method: Method;
  /** Fastify notation: `/api/users/:id`. */
  readonly path: `/${string}`;
  /** Other paths of the same call, such as those of the specification without the `/api` prefix. */
  readonly aliases?: readonly `/${string}`[];
  readonly summary: string;
  /** What callers need to know beyond the summary, in Markdown. */
  readonly description?: string;
  readonly group: ApiGroup;
  readonly access: Access;
  /** A sensitive action: the caller must have proved their identity within the last ten minutes. */
  readonly needsProof?: true;
  /** Others see it, it counts, or it sends mails: the caller must have confirmed their email address. */
  readonly needsConfirmedAddress?: true;
  /** API tokens with this capability may make a call that is otherwise for members. */
  readonly tokenNeeds?: Capability;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly success: {
    readonly status: 200 | 201 | 202 | 204;
    readonly body: z.ZodType;
    /** The media types of a file; JSON if absent. */
    readonly types?: readonly [string, ...string[]];
  };
  /** Errors specific to this call, in addition to those that any call can return. */
  readonly errors: readonly ErrorCode[];
}

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Input<C extends Call, K extends 'params' | 'query' | 'body'> = C[K] extends z.ZodType
  ? object extends z.input<C[K]>
    ? { readonly [P in K]?: z.input<C[K]> }
    : { readonly [P in K]: z.input<C[K]> }
  : unknown;

/** Exactly the inputs that the call declares; those without a required value can be left out. */
export type CallInput<C extends Call> = Input<C, 'params'> & Input<C, 'query'> & Input<C, 'body'>;

export type CallOutput<C extends Call> = z.output<C['success']['body']>;
