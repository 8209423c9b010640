import type { AccountContext } from '../accounts/index.ts';

/** What the profile rules need. */
export type ProfileContext = Pick<AccountContext, 'db' | 'logger' | 'now' | 'media'>;
