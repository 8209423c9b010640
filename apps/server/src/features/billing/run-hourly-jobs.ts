import type { BillingContext } from './context.ts';
import { abandonGifts } from './gifts/abandon-gifts.ts';
import { giveLateCredit } from './gifts/redeem/give-credit.ts';
import { remindGifts } from './gifts/redeem/remind-gifts.ts';
import { deleteInvitationsBefore } from './groups/seats.repo.ts';
import { remindEnding } from './notices/remind-ending.ts';
import { remindResuming } from './notices/remind-resuming.ts';
import {
  claimReconciliation,
  releaseReconciliation,
} from './reconciliation/claim-reconciliation.ts';
import { reconcile } from './reconciliation/reconcile.ts';
import { resumePayments } from './reconciliation/resume-payments.ts';
import { countAllEarlier } from './revenue/count-all-earlier.ts';
import { deleteEventsBefore } from './webhooks/events.repo.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Stripe retries an event for three days; older ones cannot arrive again. */
const KEEP_EVENTS_DAYS = 60;
/** After their end, in which the payer still sees them. */
const KEEP_INVITATIONS_DAYS = 30;

/** Runs at the start and every hour. Once a day, one of the processes also reconciles with Stripe. */
export async function runHourlyJobs(
  context: BillingContext,
  isStopping = () => false,
): Promise<void> {
  const { db, now } = context;
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();
  await resumePayments(context, isStopping);
  await countAllEarlier(context, isStopping);
  await remindEnding(context);
  await remindResuming(context);
  await abandonGifts(context, isStopping);
  await giveLateCredit(context, isStopping);
  await remindGifts(context);
  await deleteInvitationsBefore(db.queries, ago(KEEP_INVITATIONS_DAYS * DAY_MS));
  await deleteEventsBefore(db.queries, ago(KEEP_EVENTS_DAYS * DAY_MS));
  const claim = { now: ago(0), notSince: ago(DAY_MS - HOUR_MS / 2) };
  if (!(await claimReconciliation(db.queries, claim))) return;
  let isDone = false;
  try {
    await reconcile(context, isStopping);
    isDone = !isStopping();
  } finally {
    // So that some process tries again in an hour.
    const dayAgo = new Date(Date.parse(claim.now) - DAY_MS).toISOString();
    if (!isDone) await releaseReconciliation(db.queries, claim.now, dayAgo);
  }
}
