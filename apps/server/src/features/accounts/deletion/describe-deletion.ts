import type { Member } from '../../../http/caller.ts';
import type { AccountContext } from '../context.ts';

/** What a member should know before deleting the account. */
export async function describeDeletion(
  { accountHooks, deletionGraceDays: days }: AccountContext,
  { userId }: Member,
): Promise<{ consequences: string[]; graceDays: number }> {
  const consequences =
    days === 0
      ? ['Your account, your profile and your picture are deleted immediately and permanently.']
      : [
          'All your devices are logged out now.',
          `After ${days === 1 ? 'one day' : `${days} days`}, your account, your profile and your picture are deleted permanently. Until then you can log in to keep them.`,
        ];
  for (const hooks of accountHooks) {
    consequences.push(...((await hooks.describeDeletion?.(userId)) ?? []));
  }
  return { consequences, graceDays: days };
}
