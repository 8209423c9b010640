import { pages, pathTo } from '@rostra/contract/pages';
import type { NewNotice } from '../../notifications/index.ts';

export const passwordChangedNotice = (userId: number, at: Date): NewNotice => ({
  userId,
  kind: 'account',
  title: 'Your password was changed',
  text: 'Your other devices have been logged out.',
  href: pathTo(pages.profile),
  onceKey: `password-changed ${at.toISOString()}`,
});
