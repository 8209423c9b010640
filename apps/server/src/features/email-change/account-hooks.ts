import type { Queries } from '../../db/client.ts';
import type { AccountHooks } from '../../feature.ts';
import { deleteEmailChangeOf } from './email-changes.repo.ts';
import { deleteEmailUndosOf, isEmailReserved } from './email-undos.repo.ts';

/** A change that was requested with the old password may not have been requested by the member. */
export const emailChangeAccountHooks = ({ now }: { now: () => Date }) =>
  ({
    name: 'emailChange',
    onPasswordChange: deleteEmailChangeOf,
    isEmailReserved: (tx, email) => isEmailReserved(tx, email, { now: now().toISOString() }),
  }) satisfies AccountHooks;

/** When an operator hands over an account, existing undo links must stop working. */
export async function revokeEmailLinks(tx: Queries, userId: number): Promise<void> {
  await deleteEmailChangeOf(tx, userId);
  await deleteEmailUndosOf(tx, userId);
}
