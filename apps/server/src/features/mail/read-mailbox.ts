import type { Db } from '../../db/client.ts';
import type { MailboxEntry } from './mailbox-page.ts';
import { findLatestMails } from './mails.repo.ts';
import type { Outbox } from './outbox.ts';

const SHOWN = 50;

export async function readMailbox(db: Db, { seal }: Outbox): Promise<MailboxEntry[]> {
  const rows = await findLatestMails(db.queries, SHOWN);
  return rows.flatMap((row) => {
    const content = row.sealed === null ? undefined : seal.open(row.sealed);
    if (content === undefined) return [];
    const { subject, text } = JSON.parse(content) as { subject: string; text: string };
    const { id, kind, recipient: to, created_at: createdAt } = row;
    return [{ id, kind, to, subject, text, createdAt }];
  });
}
