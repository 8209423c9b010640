import type { MemberDetails } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { findMailsTo } from '../mails.repo.ts';
import { stateOfMail } from './mail-state.ts';

const SHOWN = 50;

/** Never their subjects or texts: they may contain links that log somebody in. */
export async function listMailsTo(
  queries: Queries,
  address: string,
): Promise<NonNullable<MemberDetails['mails']>> {
  const rows = await findMailsTo(queries, address, SHOWN);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: stateOfMail(row),
    createdAt: row.created_at,
    sentAt: row.sent_at,
    error: row.last_error,
  }));
}
