export type { Access } from './access.ts';
export { type ApiGroup, type ApiPart, apiGroups, apiPartOf, apiParts } from './api-groups.ts';
export type { Call, CallInput, CallOutput, Method } from './call.ts';
export { defineCall } from './call.ts';
export {
  type Capability,
  can,
  capabilities,
  isStaffRole,
  type Role,
  roleNames,
  type StaffRole,
  staffRoleNames,
  staffRoles,
} from './capabilities.ts';
export { errorMeanings } from './error-meanings.ts';
export {
  type ErrorCode,
  type ErrorEnvelope,
  errorCodes,
  errorEnvelopeSchema,
  errorTable,
  type FieldError,
  fieldErrorSchema,
} from './errors.ts';
export * from './features/accounts/index.ts';
export * from './features/audit/index.ts';
export * from './features/billing/index.ts';
export * from './features/blog/index.ts';
export * from './features/consultations/index.ts';
export * from './features/content/index.ts';
export * from './features/dashboard/index.ts';
export * from './features/email-change/index.ts';
export * from './features/email-confirmation/index.ts';
export * from './features/imports/index.ts';
export * from './features/landing/index.ts';
export * from './features/mail/index.ts';
export * from './features/media/index.ts';
export * from './features/member-content/index.ts';
export * from './features/members/index.ts';
export * from './features/mirror/index.ts';
export * from './features/newsletters/index.ts';
export * from './features/notifications/index.ts';
export * from './features/operations/index.ts';
export * from './features/password-recovery/index.ts';
export * from './features/pledges/index.ts';
export * from './features/policies/index.ts';
export * from './features/preview/index.ts';
export * from './features/profile/index.ts';
export * from './features/readership/index.ts';
export * from './features/reading/index.ts';
export * from './features/search/index.ts';
export * from './features/second-factors/index.ts';
export * from './features/sessions/index.ts';
export * from './features/site/index.ts';
export * from './features/staff/index.ts';
export * from './features/studio/index.ts';
export * from './features/votes/index.ts';
export * from './features/webhooks/index.ts';
export { formDataSchema } from './form-data.ts';
export { formatMoney, type MoneyStyle, minorUnitsPer } from './money.ts';
export { OK } from './ok.ts';
export type { Schema } from './zod.ts';
