import type { AccountContext } from '../accounts/index.ts';
import type { MediaDeps } from '../media/index.ts';

/** What the profile use cases need. */
export interface ProfileContext extends Pick<AccountContext, 'db' | 'logger' | 'now'> {
  media: MediaDeps;
}
