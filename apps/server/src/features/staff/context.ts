import type { AccountContext } from '../accounts/index.ts';

/** What the staff use cases need. */
export type StaffContext = Pick<AccountContext, 'db' | 'now' | 'outbox' | 'site'>;
