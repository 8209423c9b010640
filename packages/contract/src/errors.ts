import { z } from './zod.ts';

/** All error codes of the API (see `errorMeanings`) with their HTTP status, and the error name that Strapi clients expect. */
export const errorTable = {
  bad_request: { status: 400, name: 'BadRequestError' },
  validation_failed: { status: 400, name: 'ValidationError' },
  application_error: { status: 400, name: 'ApplicationError' },
  invalid_credentials: { status: 400, name: 'ValidationError' },
  invalid_code: { status: 400, name: 'ValidationError' },
  invalid_passkey: { status: 400, name: 'ValidationError' },
  login_expired: { status: 400, name: 'ApplicationError' },
  wrong_password: { status: 400, name: 'ValidationError' },
  already_taken: { status: 400, name: 'ApplicationError' },
  account_blocked: { status: 400, name: 'ApplicationError' },
  pagination_invalid: { status: 400, name: 'PaginationError' },
  unauthorized: { status: 401, name: 'UnauthorizedError' },
  /** The card was not charged. `details.reason` is a `DeclineReason`. */
  payment_failed: { status: 402, name: 'PaymentError' },
  forbidden: { status: 403, name: 'ForbiddenError' },
  proof_required: { status: 403, name: 'ForbiddenError' },
  unconfirmed_address: { status: 403, name: 'ForbiddenError' },
  second_factor_required: { status: 403, name: 'ForbiddenError' },
  /** The member is not on the roll of the vote. `details.obstacle` is a `RollObstacle`. */
  not_on_roll: { status: 403, name: 'ForbiddenError' },
  not_found: { status: 404, name: 'NotFoundError' },
  plan_not_found: { status: 404, name: 'NotFoundError' },
  method_not_allowed: { status: 405, name: 'MethodNotAllowedError' },
  conflict: { status: 409, name: 'ConflictError' },
  not_open: { status: 409, name: 'ConflictError' },
  edit_conflict: { status: 409, name: 'ConflictError' },
  already_subscribed: { status: 409, name: 'ConflictError' },
  card_needed: { status: 409, name: 'ConflictError' },
  payload_too_large: { status: 413, name: 'PayloadTooLargeError' },
  unsupported_media_type: { status: 415, name: 'UnsupportedMediaTypeError' },
  rate_limited: { status: 429, name: 'RateLimitError' },
  internal: { status: 500, name: 'InternalServerError' },
  payments_unavailable: { status: 503, name: 'ServiceUnavailableError' },
  unavailable: { status: 503, name: 'ServiceUnavailableError' },
} as const satisfies Record<string, { status: number; name: string }>;

export type ErrorCode = keyof typeof errorTable;

export const errorCodes = Object.keys(errorTable) as ErrorCode[];

export const fieldErrorSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
  name: z.string(),
  value: z.unknown().optional(),
});

export const errorEnvelopeSchema = z.object({
  data: z.null(),
  error: z.object({
    status: z.number().int(),
    name: z.string(),
    code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>;
