import { type ErrorCode, errorEnvelopeSchema, errorTable } from '@rostra/contract';

/** The errors of a route in its schema: their codes for its description, and what their responses are filtered by. */
export const errorResponses = (codes: readonly ErrorCode[]) =>
  Object.fromEntries(codes.map((code) => [errorTable[code].status, errorEnvelopeSchema]));
