import type { Db } from '../../db/client.ts';
import { requeueFailedMails } from './mails.repo.ts';

/** Puts mails that could not be delivered back into the outbox. Returns how many. */
export const resendFailedMails = (db: Db, now: Date): Promise<number> =>
  requeueFailedMails(db.queries, now.toISOString());
