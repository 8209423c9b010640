import type { ManagedGift } from '@rostra/contract';
import { type PageQuery, readPage } from '../../../../db/paging/read-page.ts';
import { readTimeCursor, writeTimeCursor } from '../../../../db/paging/time-cursor.ts';
import type { ManagementContext } from '../../context.ts';
import { toManagedGift } from './managed-gift.ts';
import { findGifts } from './managed-gifts.repo.ts';

interface GiftQuery extends PageQuery<string> {
  state?: 'paid' | 'redeemed' | 'expired' | 'revoked' | undefined;
}

export async function listGifts(
  context: ManagementContext,
  { state, ...query }: GiftQuery,
): Promise<{ data: ManagedGift[]; meta: { nextCursor: string | null } }> {
  const now = context.now().toISOString();
  const { rows, nextCursor } = await readPage(
    query,
    ({ before, limit }) =>
      findGifts(context.db.queries, { state, now, before: readTimeCursor(before), limit }),
    ({ created_at: at, id }) => writeTimeCursor({ at, id }),
  );
  return { data: rows.map((row) => toManagedGift(context, row)), meta: { nextCursor } };
}
