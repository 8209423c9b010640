import { pages, pathTo } from '@rostra/contract/pages';
import type { Messages } from '@rostra/messages';
import type { NewNotice } from '../../notifications/index.ts';

export function deletionCancelledNotice(messages: Messages, userId: number, at: Date): NewNotice {
  const t = messages.of('accounts-server');
  return {
    userId,
    kind: 'account',
    title: t('deletionCancelledTitle'),
    text: t('deletionCancelled'),
    href: pathTo(pages.profile),
    onceKey: `deletion-cancelled ${at.toISOString()}`,
  };
}
