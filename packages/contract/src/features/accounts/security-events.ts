import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

export const securityEventKinds = [
  'account_created',
  'login',
  'login_failed',
  'second_factor_failed',
  'password_changed',
  'password_reset',
  'email_confirmed',
  'email_released',
  'email_change_requested',
  'email_changed',
  'email_change_undone',
  'deletion_requested',
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_created',
  'recovery_code_used',
  'second_factors_reset',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEventSchema = z.object({
  id: z.number().int(),
  kind: z.enum(securityEventKinds),
  /** Derived from the user agent; null for actions of the operator. */
  device: z.string().nullable(),
  ipAddress: z.string().nullable(),
  createdAt: z.string(),
});

export type SecurityEvent = z.infer<typeof securityEventSchema>;

export const listSecurityEvents = defineCall({
  method: 'GET',
  path: '/api/security-events',
  summary: 'The last 50 security events of the account, newest first',
  group: 'Accounts',
  access: 'member',
  success: { status: 200, body: z.array(securityEventSchema) },
  errors: ['unauthorized'],
});
