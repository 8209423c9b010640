import type { BulkOutcome } from '../../../../adapters/mailer/bulk/bulk-mailer.ts';
import type { MailingsContext } from '../mailings-context.ts';
import type { Batch, ClaimedDelivery } from './claim-batch.ts';
import type { MailMaker } from './mail-maker.ts';

/** No mail begins later than this, so that the lease never ends while a living process sends. */
const BEGIN_WITHIN_MS = 4 * 60_000;

export interface Sent {
  readonly delivery: ClaimedDelivery;
  readonly outcome: BulkOutcome;
}

/** Gives the mails to the server, over several connections. What was not begun before the signal is given back. */
export async function sendBatch(
  { mailer }: { mailer: NonNullable<MailingsContext['mailer']> },
  makeMail: MailMaker,
  { deliveries }: Batch,
  signal: AbortSignal,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  const waiting = [...deliveries];
  const beganAt = performance.now();
  const isLate = () => signal.aborted || performance.now() - beganAt > BEGIN_WITHIN_MS;
  const work = async () => {
    for (let delivery = waiting.shift(); delivery; delivery = waiting.shift()) {
      const outcome: BulkOutcome = isLate()
        ? { kind: 'unsent' }
        : await mailer.send(await makeMail(delivery));
      sent.push({ delivery, outcome });
    }
  };
  await Promise.all(Array.from({ length: mailer.connections }, work));
  return sent;
}
