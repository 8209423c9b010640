import { pages, pathTo } from '@rostra/contract/pages';
import type { Messages } from '@rostra/messages';
import type { NewNotice } from '../notifications/index.ts';

export function emailChangedNotice(
  messages: Messages,
  { userId, email, at }: { userId: number; email: string; at: Date },
): NewNotice {
  const t = messages.of('email-change-server');
  return {
    userId,
    kind: 'account',
    title: t('changedTitle'),
    text: t('changedNotice', { email }),
    href: pathTo(pages.profile),
    onceKey: `email-changed ${at.toISOString()}`,
  };
}
