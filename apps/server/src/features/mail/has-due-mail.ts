import type { Queries } from '../../db/client.ts';
import * as mails from './mails.repo.ts';

/** Whether mails are to be sent now, such as those for logging in. */
export const hasDueMail = (queries: Queries, now: Date): Promise<boolean> =>
  mails.hasDueMail(queries, now.toISOString());
