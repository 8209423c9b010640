import type { BulkOutcome } from '../../../../adapters/mailer/bulk/bulk-mailer.ts';
import type { MailingsContext } from '../mailings-context.ts';
import type { Batch, ClaimedDelivery } from './claim-batch.ts';
import type { MailMaker } from './mail-maker.ts';

/** No mail begins later than this, so that the lease never ends while a living process sends. */
const BEGIN_WITHIN_MS = 4 * 60_000;

const UNSENT: BulkOutcome = { kind: 'unsent' };
const LATER: BulkOutcome = { kind: 'later', reply: null, code: null, about: 'recipient' };

export interface Sent {
  readonly delivery: ClaimedDelivery;
  readonly outcome: BulkOutcome;
}

type SendingParts = Pick<MailingsContext, 'logger'> & {
  readonly mailer: NonNullable<MailingsContext['mailer']>;
};

/**
 * Gives the mails to the server, over several connections. What was not begun before the signal is given back, and what could
 * not be made, for example without the database, is tried later: the answers to the others must not be lost.
 */
export async function sendBatch(
  { mailer, logger }: SendingParts,
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
      const mail = isLate() ? undefined : await makeMail(delivery).catch(cannotMake(delivery));
      const outcome =
        mail === undefined ? UNSENT : mail === 'later' ? LATER : await mailer.send(mail);
      sent.push({ delivery, outcome });
    }
  };
  const cannotMake =
    ({ id, mailing_id: mailing }: ClaimedDelivery) =>
    (error: unknown): 'later' => {
      logger.warn({ err: error, mailing, delivery: id }, 'mail not made');
      return 'later';
    };
  await Promise.all(Array.from({ length: mailer.connections }, work));
  return sent;
}
