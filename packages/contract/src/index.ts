export type { Access, Call, CallInput, CallOutput, Method } from './call.ts';
export { defineCall } from './call.ts';
export * from './calls/content/index.ts';
export { getSite, type Site, siteSchema } from './calls/get-site.ts';
export {
  type ErrorCode,
  type ErrorEnvelope,
  errorCodes,
  errorEnvelopeSchema,
  errorTable,
  type FieldError,
  fieldErrorSchema,
} from './errors.ts';
