import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../errors.ts';
import { isReservedUsername } from '../names/is-reserved-name.ts';

/** Rejects usernames that impersonate the site or its team. */
export function checkUsername(username: string, siteName: string): void {
  if (!isReservedUsername(username, siteName)) return;
  throw invalidField(['username'], messageReference('accounts-server', 'usernameReserved'));
}
