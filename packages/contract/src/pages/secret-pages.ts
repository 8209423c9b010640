import { findPage } from './find-page.ts';
import type { PageName } from './pages.ts';

const secretPages: ReadonlySet<PageName> = new Set<PageName>([
  'resetPassword',
  'invitation',
  'confirmAddress',
  'releaseAddress',
  'confirmEmail',
  'undoEmailChange',
  'setup',
  'preview',
  'confirmNewsletters',
  'newsletterPreferences',
  'cancelDeletion',
  'paymentReturn',
  'redeemGift',
  'gift',
  'seatInvitation',
]);

/** Whether the URL of a page carries a secret, such as a reset code. It never loads analytics. */
export function hasSecretInUrl(pathname: string): boolean {
  const found = findPage(pathname);
  return found !== undefined && secretPages.has(found.name);
}
