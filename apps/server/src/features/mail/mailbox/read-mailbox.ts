import type { Mail } from '../../../adapters/mailer/mailer.ts';
import type { Db } from '../../../db/client.ts';
import { findLatestMails, findMail } from '../mails.repo.ts';
import type { Outbox } from '../outbox.ts';
import type { MailboxEntry } from './mailbox-page.ts';

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

/** Undefined if it does not exist, or was sealed with another key. */
export async function readMailboxMail(
  db: Db,
  { seal }: Outbox,
  id: number,
): Promise<(Mail & { createdAt: string }) | undefined> {
  const row = await findMail(db.queries, id);
  const content = row?.sealed ? seal.open(row.sealed) : undefined;
  if (!row || content === undefined) return undefined;
  const written = JSON.parse(content) as Omit<Mail, 'kind' | 'to'>;
  return { ...written, kind: row.kind, to: row.recipient, createdAt: row.created_at };
}
