import {
  type ErrorCode,
  type ErrorEnvelope,
  errorTable,
  type FieldError,
  INCORRECT_CODE,
} from '@rostra/contract';

export interface ErrorDetails extends Record<string, unknown> {
  errors?: FieldError[];
}

/** An error that may be shown to the caller. All others become `internal` without details. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

export const unauthorized = () => new AppError('unauthorized', 'Missing or invalid credentials');

export const wrongPassword = (message = 'The provided password is invalid') =>
  new AppError('wrong_password', message);

/** The same error for unknown, used and expired codes. */
export const invalidCode = () => new AppError('invalid_code', INCORRECT_CODE);

export const serverBusy = () =>
  new AppError('unavailable', 'The server is busy, please try again in a moment.');

export function toEnvelope(
  code: ErrorCode,
  message: string,
  details: ErrorDetails = {},
): ErrorEnvelope {
  const { status, name } = errorTable[code];
  return { data: null, error: { status, name, code, message, details } };
}

/** An error that prevents the start. Its message is printed without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
