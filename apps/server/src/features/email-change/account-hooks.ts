import type { AccountHooks } from '../../feature.ts';
import { deleteEmailChangeOf } from './email-changes.repo.ts';

/** A change that was requested with the old password may not have been requested by the member. */
export const emailChangeAccountHooks = {
  name: 'emailChange',
  onPasswordChange: deleteEmailChangeOf,
} satisfies AccountHooks;
