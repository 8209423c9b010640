import type { ErrorCode, FieldError } from '../errors.ts';

/**
 * Why there is no message from the server: no response, an unreadable one, a timeout, or a response
 * without a text.
 */
type ResponseFailure = 'unknown' | 'timeout' | 'unexplained';

export interface ApiErrorInit {
  status: number;
  failure?: ResponseFailure | undefined;
  code?: ErrorCode | undefined;
  fieldErrors?: FieldError[] | undefined;
  details?: Record<string, unknown> | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** A failed call. `status` is 0 if there was no response. With a `failure`, the message is for developers. */
export class ApiError extends Error {
  readonly status: number;
  readonly failure: ResponseFailure | undefined;
  readonly code: ErrorCode | undefined;
  readonly fieldErrors: FieldError[];
  readonly details: Record<string, unknown>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, init: ApiErrorInit) {
    super(message, { cause: init.cause });
    this.name = 'ApiError';
    this.status = init.status;
    this.failure = init.failure;
    this.code = init.code;
    this.fieldErrors = init.fieldErrors ?? [];
    this.details = init.details ?? {};
    this.requestId = init.requestId;
    this.retryAfterSeconds = init.retryAfterSeconds;
  }
}
