import { type ErrorCode, errorTable, type FieldError } from '../errors.ts';
import { ApiError } from './api-error.ts';

const NO_MESSAGE = 'An error occurred with the API request';
export const UNKNOWN_ERROR = 'An unknown error occurred';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

function joinedMessages(errors: unknown): string | undefined {
  if (!Array.isArray(errors)) return undefined;
  const messages = errors.flatMap((error) => text(isObject(error) ? error.message : error) ?? []);
  return text(messages.join(', '));
}

/** The message to show: that of the error, the joined field errors, the status text or a fallback. */
export function messageOf(body: unknown, statusText: string): string {
  const outer = isObject(body) ? body : {};
  const error = isObject(outer.error) ? outer.error : {};
  const details = isObject(error.details) ? error.details : {};
  return (
    text(error.message) ??
    text(outer.message) ??
    joinedMessages(details.errors) ??
    joinedMessages(outer.errors) ??
    text(statusText) ??
    NO_MESSAGE
  );
}

function codeOf(value: unknown): ErrorCode | undefined {
  return typeof value === 'string' && Object.hasOwn(errorTable, value)
    ? (value as ErrorCode)
    : undefined;
}

const isFieldError = (value: unknown): value is FieldError =>
  isObject(value) && Array.isArray(value.path) && typeof value.message === 'string';

/** The parts of a response that the client reads. */
export type ResponseLike = Pick<Response, 'headers' | 'ok' | 'status' | 'statusText' | 'text'> &
  Partial<Pick<Response, 'blob'>>;

export function readError(response: ResponseLike, body: unknown): ApiError {
  const error = isObject(body) && isObject(body.error) ? body.error : {};
  const details = isObject(error.details) ? error.details : {};
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const message = messageOf(body, response.statusText);
  return new ApiError(message, {
    status: response.status,
    failure: message === NO_MESSAGE ? 'unexplained' : undefined,
    code: codeOf(error.code),
    fieldErrors: Array.isArray(details.errors) ? details.errors.filter(isFieldError) : [],
    details,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}
