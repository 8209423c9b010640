import { pages, pathTo } from '@rostra/contract/pages';
import type { NewNotice } from '../notifications/index.ts';

export const addressReleasedNotice = (userId: number, at: Date): NewNotice => ({
  userId,
  kind: 'account',
  title: 'Your account has no email address',
  text: 'The owner of the address told us that it is not yours. Add your own address in your profile.',
  href: `${pathTo(pages.profile)}#email`,
  onceKey: `address-released ${at.toISOString()}`,
});
