import { pages, pathTo } from '@rostra/contract/pages';
import type { Messages } from '@rostra/messages';
import type { NewNotice } from '../../notifications/index.ts';

export function newLoginNotice(
  messages: Messages,
  { userId, device, at }: { userId: number; device: string; at: Date },
): NewNotice {
  const t = messages.of('sessions-server');
  return {
    userId,
    kind: 'account',
    title: t('newLoginTitle'),
    text: t('newLoginNotice', { device }),
    href: pathTo(pages.profile),
    onceKey: `new-login ${at.toISOString()}`,
  };
}
