import type { AccountHooks } from '../../feature.ts';
import { deleteResetCodesOf } from './reset-codes.repo.ts';

/** Reset links that were sent to an earlier address, or requested before a new password, stop working. */
export const passwordRecoveryAccountHooks = {
  name: 'passwordRecovery',
  onPasswordChange: deleteResetCodesOf,
  onEmailChange: deleteResetCodesOf,
} satisfies AccountHooks;
