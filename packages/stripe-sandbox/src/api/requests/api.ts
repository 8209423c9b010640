import type { Sandbox } from '../../lifecycles/sandbox.ts';
import type { Includables } from './expand/expand.ts';
import type { Match } from './route.ts';

export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  version: string | undefined;
}

export interface ApiResponse {
  status: number;
  body: string;
  headers: Record<string, string>;
}

export interface Api {
  sandbox: Sandbox;
  version: string;
  includables: Includables;
  findRoute(method: string, path: string): Match | undefined;
  /** Idempotency keys of requests in progress. */
  inFlight: Set<string>;
}
