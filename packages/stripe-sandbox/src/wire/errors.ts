export type ErrorType =
  | 'api_error'
  | 'card_error'
  | 'idempotency_error'
  | 'invalid_request_error'
  | 'authentication_error'
  | 'rate_limit_error';

export interface ErrorDetail {
  type: ErrorType;
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: unknown;
  payment_method?: unknown;
  setup_intent?: unknown;
  doc_url?: string;
}

/** An error response, which the official SDK turns into one of its error classes. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: ErrorDetail;
  /** A decline is committed: the failed attempt stays recorded. */
  readonly keepsChanges: boolean;

  constructor(status: number, detail: ErrorDetail, keepsChanges = false) {
    super(detail.message);
    this.status = status;
    this.detail = detail;
    this.keepsChanges = keepsChanges;
  }
}

export function invalidRequest(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });
}

/** 404 for the object in the path, 400 for one that a parameter refers to. */
export function missing(noun: string, id: string, param = 'id'): ApiError {
  return new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  });
}

export function unauthorized(message: string): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message });
}

export function forbidden(message: string): ApiError {
  return new ApiError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message,
  });
}
