import type { BounceKind } from '../../../../adapters/mailer/bulk/bounce-kind.ts';
import type { Queries } from '../../../../db/client.ts';
import { insertSuppression } from '../../subscribers/suppressions.repo.ts';
import type { MailingsContext } from '../mailings-context.ts';
import { countSoftBounces } from './bounces.repo.ts';

const SOFT_BOUNCES = 3;
const WITHIN_MS = 30 * 24 * 60 * 60_000;

interface Bounced {
  readonly subscriber_id: number;
  readonly email: string;
  readonly kind: BounceKind;
  readonly reply: string | null;
}

/** An address that does not exist is suppressed at once, one that is often out of order after three times. */
export async function suppressBounced(
  { now, hashOf }: Pick<MailingsContext, 'now' | 'hashOf'>,
  tx: Queries,
  bounced: readonly Bounced[],
): Promise<void> {
  const at = now();
  const since = new Date(at.getTime() - WITHIN_MS).toISOString();
  for (const { subscriber_id, email, kind, reply } of bounced) {
    const isFinal =
      kind === 'hard' || (await countSoftBounces(tx, subscriber_id, since)) >= SOFT_BOUNCES;
    if (!isFinal) continue;
    await insertSuppression(tx, {
      address_hash: hashOf(email),
      email,
      ...{ reason: 'bounced', note: reply ?? '', actor_id: null, created_at: at.toISOString() },
    });
  }
}
