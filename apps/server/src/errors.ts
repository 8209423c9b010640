import { type ErrorCode, type ErrorEnvelope, errorTable, type FieldError } from '@rostra/contract';
import { messageReference } from '@rostra/messages';

/** The messages of the content API are Strapi's. In the studio people read `forStaff` instead. */
export interface FieldProblem extends FieldError {
  readonly forStaff?: string;
}

export interface ErrorDetails extends Record<string, unknown> {
  errors?: FieldProblem[];
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

export const unauthorized = () =>
  new AppError('unauthorized', messageReference('errors', 'unauthorized'));

export const wrongPassword = (message = messageReference('errors', 'wrongPassword')) =>
  new AppError('wrong_password', message);

/** The same error for unknown, used and expired codes. */
export const invalidCode = () =>
  new AppError('invalid_code', messageReference('accounts', 'rule.codeIncorrect'));

export const notFound = (details: ErrorDetails = {}) =>
  new AppError('not_found', messageReference('errors', 'notFound'), details);

/** The caller lacks a capability, or the entry belongs to somebody else. */
export const accessDenied = () =>
  new AppError('forbidden', messageReference('errors', 'forbidden'));

export const accountBlocked = () =>
  new AppError('account_blocked', messageReference('errors', 'accountBlocked'));

/** An error about one field of the request. */
export const invalidField = (path: FieldError['path'], message: string) =>
  new AppError('validation_failed', message, {
    errors: [{ path, message, name: 'ValidationError' }],
  });

export const serverBusy = () => new AppError('unavailable', messageReference('errors', 'busy'));

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
