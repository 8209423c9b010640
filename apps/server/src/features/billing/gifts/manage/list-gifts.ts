import type { ManagedGift } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../../errors.ts';
import type { ManagementContext } from '../../context.ts';
import { toManagedGift } from './managed-gift.ts';
import { findGifts } from './managed-gifts.repo.ts';

const PAGE_SIZE = 100;

interface GiftQuery {
  state?: 'paid' | 'redeemed' | 'expired' | 'revoked' | undefined;
  cursor?: string | undefined;
}

export async function listGifts(
  context: ManagementContext,
  { state, cursor }: GiftQuery,
): Promise<{ data: ManagedGift[]; meta: { nextCursor: string | null } }> {
  const rows = await findGifts(context.db.queries, {
    ...{ state, now: context.now().toISOString() },
    before: cursor === undefined ? undefined : readCursor(cursor),
    limit: PAGE_SIZE + 1,
  });
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => toManagedGift(context, row)),
    meta: {
      nextCursor: rows.length > PAGE_SIZE && last ? `${last.created_at} ${last.id}` : null,
    },
  };
}

function readCursor(cursor: string): { createdAt: string; id: string } {
  const [createdAt, id] = cursor.split(' ');
  if (createdAt && id) return { createdAt, id };
  throw invalidField(['cursor'], messageReference('rules', 'invalidCursor'));
}
