import { type Messages, messageReference, resolveReference } from '@rostra/messages';
import type { Member } from '../../../http/caller.ts';
import type { AccountContext } from '../context.ts';

/** What a member should know before deleting the account. */
export async function describeDeletion(
  { accountHooks, deletionGraceDays: days }: AccountContext,
  { userId }: Member,
  messages: Messages,
): Promise<{ consequences: string[]; graceDays: number }> {
  const consequences =
    days === 0
      ? [messageReference('accounts-server', 'deletedNow')]
      : [
          messageReference('accounts-server', 'devicesLoggedOut'),
          messageReference('accounts-server', 'deletedAfter', { days }),
        ];
  consequences.push(...(await listConsequences(accountHooks, userId)));
  return {
    consequences: consequences.map((text) => resolveReference(text, messages)),
    graceDays: days,
  };
}

/** What other features lose with the account, as references to messages. */
export async function listConsequences(
  accountHooks: AccountContext['accountHooks'],
  userId: number,
): Promise<string[]> {
  const consequences: string[] = [];
  for (const hooks of accountHooks) {
    consequences.push(...((await hooks.describeDeletion?.(userId)) ?? []));
  }
  return consequences;
}
