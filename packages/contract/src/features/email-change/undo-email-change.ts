import { defineCall } from '../../call.ts';
import type { z } from '../../zod.ts';
import { resetPasswordSchema } from '../password-recovery/reset-password.ts';
import { logInResponseSchema } from '../sessions/auth-response.ts';

/** A code and a new password, like a password reset. */
export const emailChangeUndoSchema = resetPasswordSchema;

export type EmailChangeUndo = z.infer<typeof emailChangeUndoSchema>;

export const undoEmailChange = defineCall({
  method: 'POST',
  path: '/api/auth/undo-email-change',
  summary: 'Restore the old email address with the code sent there, set a new password and log in',
  group: 'Accounts',
  access: 'public',
  body: emailChangeUndoSchema,
  success: { status: 200, body: logInResponseSchema },
  errors: ['validation_failed', 'invalid_code', 'already_taken', 'unavailable'],
});
