import { pages, pathTo } from '@rostra/contract/pages';
import type { NewNotice } from '../../notifications/index.ts';

export const newLoginNotice = (userId: number, device: string, at: Date): NewNotice => ({
  userId,
  kind: 'account',
  title: 'New login to your account',
  text: `${device}. If this was not you, choose a new password right away.`,
  href: pathTo(pages.profile),
  onceKey: `new-login ${at.toISOString()}`,
});
