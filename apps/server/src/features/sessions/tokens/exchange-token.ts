import type { Queries } from '../../../db/client.ts';
import {
  countUnusedTokens,
  findRefreshToken,
  markTokenReused,
  markTokenUsed,
  retireUnusedTokens,
} from './refresh-tokens.repo.ts';

/** How long a used token may be exchanged once more. After that, its use means that it was stolen. */
const REFRESH_GRACE_MS = 30_000;

/** A session never has more tokens than this that can still be exchanged. */
const MAX_UNUSED = 2;

/**
 * Decides in a transaction that has locked the session whether a token may be exchanged for a new one.
 * Two tabs may send the same token at the same time, and a response may get lost, so each token may have one
 * extra successor. Tokens never multiply further: an extra successor replaces abandoned tokens.
 */
export async function exchangeToken(
  tx: Queries,
  { tokenHash, sessionId, at }: { tokenHash: string; sessionId: string; at: Date },
): Promise<'accepted' | 'refused' | 'stolen'> {
  const now = at.toISOString();
  if (await markTokenUsed(tx, tokenHash, now)) return 'accepted';
  const graceStart = new Date(at.getTime() - REFRESH_GRACE_MS).toISOString();
  const used = await findRefreshToken(tx, tokenHash);
  if (!used?.used_at || used.used_at < graceStart) return 'stolen';
  await retireUnusedTokens(tx, sessionId, graceStart);
  if ((await countUnusedTokens(tx, sessionId)) >= MAX_UNUSED) return 'refused';
  return (await markTokenReused(tx, tokenHash, now)) ? 'accepted' : 'refused';
}
