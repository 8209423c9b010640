import type { MailingsContext } from '../mailings-context.ts';
import { type Batch, claimBatch } from './claim-batch.ts';
import { lockLimits } from './limits.repo.ts';
import { createMailMaker, type MailMaker } from './mail-maker.ts';
import { lockMailings } from './note.repo.ts';
import { mailingsOf, noteOutcomes, type Outcomes } from './note-outcomes.ts';
import { sendBatch } from './send-batch.ts';

export type SendingContext = MailingsContext & {
  readonly mailer: NonNullable<MailingsContext['mailer']>;
};

/** Sends due mails, batch by batch. Keeps what it knows if the database cannot be told at the moment. */
export interface Delivery {
  /** Whether there is something that has not been noted yet. */
  hasNotes(): boolean;
  /** Notes it, and sends nothing. */
  note(): Promise<void>;
  /** Returns how many mails it has claimed. */
  run(signal: AbortSignal): Promise<number>;
}

export function createDelivery(context: SendingContext): Delivery {
  const makeMail: MailMaker = createMailMaker(context);
  let known: Outcomes | undefined;

  /** In one transaction, so that a batch costs one commit. */
  const noteAndClaim = async (isLast: boolean): Promise<Batch | undefined> => {
    const outcomes = known;
    const batch = await context.db.transaction(async (tx) => {
      // The first lock of every batch, so that no two processes wait for each other.
      await lockLimits(tx, context.db.kind, context.now());
      const ids = mailingsOf(outcomes?.sent ?? []);
      await lockMailings(tx, context.db.kind, { ids, now: context.now().toISOString() });
      if (outcomes) await noteOutcomes(context, tx, outcomes);
      return isLast ? undefined : claimBatch(context, tx);
    });
    known = undefined;
    return batch;
  };

  /** Login mails go first, and nothing is sent while the feature is off. */
  const mustWait = async () =>
    !context.site.settings.values.newsletters || (await context.hasUrgentMail());

  return {
    hasNotes: () => known !== undefined,
    note: async () => {
      if (known) await noteAndClaim(true);
    },
    run: async (signal) => {
      let claimed = 0;
      for (;;) {
        const isLast = signal.aborted || (await mustWait());
        if (isLast && !known) return claimed;
        const batch = await noteAndClaim(isLast);
        if (!batch || batch.deliveries.length === 0) return claimed;
        claimed += batch.deliveries.length;
        const sent = await sendBatch(context, makeMail, batch, signal);
        known = { claim: batch.claim, sent };
      }
    },
  };
}
