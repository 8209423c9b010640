import type { AccountContext } from '../accounts/index.ts';
import type { MediaDeps } from '../media/index.ts';

export interface AvatarContext extends Pick<AccountContext, 'db' | 'logger' | 'now'> {
  media: MediaDeps;
}

/** What the profile use cases need. */
export interface ProfileContext
  extends AvatarContext,
    Pick<AccountContext, 'site' | 'findFactorDueAt'> {}
