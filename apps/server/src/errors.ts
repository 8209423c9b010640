import { type ErrorCode, type ErrorEnvelope, errorTable, type FieldError } from '@rostra/contract';

export interface ErrorDetails extends Record<string, unknown> {
  errors?: FieldError[];
}

/** A failure the caller may know about. Everything else becomes `internal`, without its text. */
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

export function toEnvelope(
  code: ErrorCode,
  message: string,
  details: ErrorDetails = {},
): ErrorEnvelope {
  const { status, name } = errorTable[code];
  return { data: null, error: { status, name, code, message, details } };
}

/** A reason not to start, worded for the person at the terminal. Printed without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
