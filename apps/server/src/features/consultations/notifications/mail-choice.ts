import type { Queries } from '../../../db/client.ts';
import { stopMails, wantsMails } from './opening-mails.repo.ts';

/** Whether a member gets mails when a consultation opens. */
export const wantsConsultationMails = (queries: Queries, userId: number): Promise<boolean> =>
  wantsMails(queries, userId);

/** For somebody who has declined mails elsewhere, before there was an account here. */
export const declineConsultationMails = (
  tx: Queries,
  { userId, at }: { userId: number; at: string },
): Promise<void> => stopMails(tx, userId, at);
