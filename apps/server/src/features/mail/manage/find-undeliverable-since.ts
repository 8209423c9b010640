import type { Queries } from '../../../db/client.ts';
import { findUndeliverable } from './undeliverable-addresses.repo.ts';

/** Since when mails to this address are refused; null if they are not. */
export async function findUndeliverableSince(
  queries: Queries,
  address: string,
): Promise<{ since: string; serverReply: string } | null> {
  const row = await findUndeliverable(queries, address);
  return row ? { since: row.since, serverReply: row.server_reply } : null;
}
