import type { MailState, MailSummary } from '@rostra/contract';
import type { Db } from '../../../db/client.ts';
import { type PageQuery, readPage } from '../../../db/paging/read-page.ts';
import { type Site, senderOf } from '../../../languages/site.ts';
import { countMails, findMailsIn } from '../mails.repo.ts';
import { stateOfMail } from './mail-state.ts';

export interface MailListContext {
  db: Db;
  site: Site;
  /** The sender of all mails if the environment fixes it. */
  fixedSender: string | undefined;
}

interface MailQuery extends PageQuery<number> {
  state: MailState;
}

export async function listMails(
  { db, site, fixedSender }: MailListContext,
  { state, ...query }: MailQuery,
) {
  const { rows, nextCursor } = await readPage(
    query,
    (range) => findMailsIn(db.queries, { state, ...range }),
    ({ id }) => id,
  );
  const { name, address } = senderOf(site);
  return {
    data: rows.map(describe),
    meta: {
      nextCursor,
      counts: await countMails(db.queries),
      sender: fixedSender ?? `${name} <${address}>`,
      isSenderFixed: fixedSender !== undefined,
    },
  };
}

const describe = (row: Awaited<ReturnType<typeof findMailsIn>>[number]): MailSummary => ({
  id: row.id,
  kind: row.kind,
  to: row.recipient,
  state: stateOfMail(row),
  attempts: row.attempts,
  createdAt: row.created_at,
  sentAt: row.sent_at,
  dueAt: row.due_at,
  error: row.last_error,
  serverReply: row.server_reply,
  canRetry: stateOfMail(row) === 'failed' && row.last_error !== 'unreadable',
});
