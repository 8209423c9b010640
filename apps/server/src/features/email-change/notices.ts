import { pages, pathTo } from '@rostra/contract/pages';
import type { NewNotice } from '../notifications/index.ts';

export const emailChangedNotice = (userId: number, email: string, at: Date): NewNotice => ({
  userId,
  kind: 'account',
  title: 'Your email address was changed',
  text: `We will use ${email} from now on.`,
  href: pathTo(pages.profile),
  onceKey: `email-changed ${at.toISOString()}`,
});
