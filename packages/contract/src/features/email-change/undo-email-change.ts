import { defineCall } from '../../call.ts';
import { resetPasswordSchema } from '../password-recovery/reset-password.ts';
import { logInResponseSchema } from '../sessions/auth-response.ts';

export const undoEmailChange = defineCall({
  method: 'POST',
  path: '/api/auth/undo-email-change',
  summary: 'Restore the old email address with the code sent there, set a new password and log in',
  group: 'Accounts',
  access: 'public',
  body: resetPasswordSchema,
  success: { status: 200, body: logInResponseSchema },
  errors: ['validation_failed', 'invalid_code', 'already_taken', 'unavailable'],
});
