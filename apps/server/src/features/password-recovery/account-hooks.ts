import type { AccountHooks } from '../../feature.ts';
import { deleteResetCodesOf } from './reset-codes.repo.ts';

/** Reset links sent to an earlier address, or asked for before a new password, stop working. */
export const passwordRecoveryAccountHooks = {
  name: 'passwordRecovery',
  onPasswordChange: deleteResetCodesOf,
  onEmailChange: deleteResetCodesOf,
} satisfies AccountHooks;
