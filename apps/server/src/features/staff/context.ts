import type { AccountContext } from '../accounts/index.ts';
import type { MailDelivery } from '../mail/index.ts';
import type { StaffDeadline } from '../second-factors/index.ts';

/** What the staff use cases need. */
export interface StaffContext extends Pick<AccountContext, 'db' | 'now' | 'outbox' | 'site'> {
  /** What happens to mails. */
  delivery: MailDelivery;
  staffDeadline: Pick<StaffDeadline, 'find'>;
}
