import { addressOrNull } from '@rostra/contract';
import type { Mail } from '../../adapters/mailer/mailer.ts';
import { createWakeUp, type WakeUp } from '../../concurrency/wake-up.ts';
import { createSeal, type Seal } from '../../crypto/seal.ts';
import type { Queries } from '../../db/client.ts';
import { deleteMailsTo, insertMail } from './mails.repo.ts';
import { deleteUndeliverable } from './manage/undeliverable-addresses.repo.ts';

/** The owner must receive these even if the account is deleted. */
const SECURITY_KINDS = [
  'account-blocked',
  'account-deleted',
  'role-changed',
  'deletion-requested',
  'email-change-requested',
  'email-changed',
  'new-login',
  'password-changed',
  'recovery-code-used',
  'second-factor-added',
  'second-factor-removed',
  'second-factors-reset',
];

/** Waking it sends now instead of at the next look. */
export interface Outbox extends WakeUp {
  readonly seal: Seal;
  /** Adds a mail in the caller's transaction: it is sent if and only if that commits. */
  put(tx: Queries, mail: Mail): Promise<void>;
  /** Deletes every mail to this address, except security mails that are still to be sent. */
  discard(tx: Queries, recipient: string): Promise<void>;
}

export function createOutbox({ secret, now }: { secret: string; now: () => Date }): Outbox {
  // Pending mails may contain a reset link.
  const seal = createSeal(secret, 'rostra mail outbox');
  return {
    ...createWakeUp(),
    seal,
    put: async (tx, { kind, to, ...content }) => {
      if (addressOrNull(to) === null) return;
      await insertMail(tx, {
        kind,
        recipient: to,
        sealed: seal.close(JSON.stringify(content)),
        created_at: now().toISOString(),
      });
    },
    discard: async (tx, recipient) => {
      await deleteMailsTo(tx, recipient, SECURITY_KINDS);
      await deleteUndeliverable(tx, recipient);
    },
  };
}
