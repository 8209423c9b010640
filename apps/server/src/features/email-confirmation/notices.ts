import { pages, pathTo } from '@rostra/contract/pages';
import type { Messages } from '@rostra/messages';
import type { NewNotice } from '../notifications/index.ts';

export function addressReleasedNotice(messages: Messages, userId: number, at: Date): NewNotice {
  const t = messages.of('email-confirmation-server');
  return {
    userId,
    kind: 'account',
    title: t('releasedTitle'),
    text: t('released'),
    href: `${pathTo(pages.profile)}#email`,
    onceKey: `address-released ${at.toISOString()}`,
  };
}
