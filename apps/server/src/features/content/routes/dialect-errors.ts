import type { ErrorCode } from '@rostra/contract';

/** The errors of every call of the dialect. */
export const readErrors = [
  'validation_failed',
  'pagination_invalid',
  'unauthorized',
  'forbidden',
  'not_found',
  'rate_limited',
  'internal',
] as const satisfies readonly ErrorCode[];

export const writeErrors = [
  ...readErrors,
  'application_error',
  'conflict',
  'edit_conflict',
  'payload_too_large',
] as const satisfies readonly ErrorCode[];
