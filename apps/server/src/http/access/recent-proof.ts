import { PROOF_LIFETIME_MS } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../errors.ts';
import type { Member } from '../caller.ts';

/**
 * Refuses a sensitive action unless the caller has logged in or proved their identity within the
 * last ten minutes. Calls declare it with `needsProof`; use cases that need it only sometimes call
 * this function.
 */
export function requireRecentProof(member: Pick<Member, 'provedAt'>, at: Date): void {
  if (hasRecentProof(member, at)) return;
  throw new AppError('proof_required', messageReference('errors', 'proofRequired'));
}

export const hasRecentProof = ({ provedAt }: Pick<Member, 'provedAt'>, at: Date): boolean =>
  at.getTime() - Date.parse(provedAt) < PROOF_LIFETIME_MS;
