import { pages, pathTo } from '@rostra/contract/pages';
import type { Messages } from '@rostra/messages';
import type { NewNotice } from '../../notifications/index.ts';

export function passwordChangedNotice(messages: Messages, userId: number, at: Date): NewNotice {
  const t = messages.of('accounts-server');
  return {
    userId,
    kind: 'account',
    title: t('passwordChangedTitle'),
    text: t('passwordChangedNotice'),
    href: pathTo(pages.profile),
    onceKey: `password-changed ${at.toISOString()}`,
  };
}
