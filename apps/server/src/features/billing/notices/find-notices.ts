import type { InvoiceRow } from '../invoices/invoices.repo.ts';
import { isEnding, isOngoing, isPaid } from '../subscriptions/subscription-state.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import type { BillingNotice } from './billing-notice.ts';

interface State {
  current: SubscriptionRow | undefined;
  invoices: readonly InvoiceRow[];
}

interface NewState extends State {
  /** Whether the member still has access although the renewal is unpaid. */
  isInGrace: boolean;
  /** Whether two prices belong to one plan. */
  isSamePlan: (before: string, after: string) => boolean;
  /** A scheduled change is undone only until it is restored. */
  isRestoring: boolean;
  /** Whether another number of seats means anything to the member. */
  isGroup: boolean;
}

const DAY_MS = 24 * 60 * 60_000;
/** The first sync of an existing customer must not send mails about its whole history. */
const MAX_AGE_MS = 30 * DAY_MS;

/** What changed between two states that the member should know about. */
export function findNotices(before: State, after: NewState, now: Date): BillingNotice[] {
  const known = new Map(before.invoices.map((invoice) => [invoice.id, invoice]));
  const isRecent = (at: string | null) =>
    at !== null && Date.parse(at) > now.getTime() - MAX_AGE_MS;
  return [
    ...after.invoices.flatMap((invoice) =>
      isRecent(invoice.paid_at ?? invoice.created_at)
        ? noticesOfInvoice(known.get(invoice.id), invoice, after.isInGrace)
        : [],
    ),
    ...noticesOfSubscription(before.current, after.current, after, now),
  ];
}

function noticesOfInvoice(
  before: InvoiceRow | undefined,
  invoice: InvoiceRow,
  isInGrace: boolean,
): BillingNotice[] {
  const { id, status, attempts } = invoice;
  if (status === 'paid' && before?.status !== 'paid' && invoice.amount_paid_minor > 0) {
    return [{ kind: 'receipt', key: `receipt:${id}`, invoice }];
  }
  // Only renewals: a first payment or plan change fails while the member is watching.
  const isRenewal = invoice.reason === 'subscription_cycle';
  if (status === 'open' && isRenewal && attempts > (before?.attempts ?? 0)) {
    const key = `due:${id}:${attempts}`;
    return invoice.needs_action
      ? [{ kind: 'action-required', key, invoice }]
      : [{ kind: 'payment-failed', key, invoice, isInGrace }];
  }
  return [];
}

function noticesOfSubscription(
  before: SubscriptionRow | undefined,
  after: SubscriptionRow | undefined,
  { isSamePlan, isRestoring, isGroup }: NewState,
  now: Date,
): BillingNotice[] {
  if (!before || before.id !== after?.id) return [];
  if (before.status === 'paused') return noticesAfterPause(before, after);
  if (!isOngoing(before)) return [];
  const { id, price_id, latest_invoice_id, canceled_at, ends_at } = after;
  const notices: BillingNotice[] = [];
  if (isOngoing(after) && before.price_id !== price_id) {
    const kind = isSamePlan(before.price_id, price_id) ? 'price-changed' : 'plan-changed';
    const key = `${kind}:${id}:${price_id}:${latest_invoice_id}`;
    notices.push({ kind, key, subscription: after });
  }
  if (!isRestoring) notices.push(...noticesOfSchedule(before, after, { isGroup, now }));
  notices.push(...noticesOfPause(before, after, now));
  if (isEnding(after) && !isEnding(before)) {
    notices.push({
      kind: 'ending',
      key: `ending:${id}:${canceled_at ?? ends_at}`,
      subscription: after,
    });
  }
  if (after.status === 'canceled') {
    notices.push({ kind: 'ended', key: `ended:${id}`, subscription: after });
  }
  return notices;
}

/**
 * A change that has taken effect is not undone, and a cancelled plan has a notice of its own. The same change can
 * be scheduled and undone several times, with a notice for each.
 */
function noticesOfSchedule(
  before: SubscriptionRow,
  after: SubscriptionRow,
  { isGroup, now }: { isGroup: boolean; now: Date },
): BillingNotice[] {
  const [old, next] = [scheduledIn(before, isGroup), scheduledIn(after, isGroup)];
  const isSame = old?.priceId === next?.priceId && old?.quantity === next?.quantity;
  if (!isPaid(after) || isEnding(after) || isSame) return [];
  if (next) {
    const key = `change-scheduled:${after.id}:${now.toISOString()}`;
    return [{ kind: 'change-scheduled', key, subscription: after, scheduled: next }];
  }
  if (!old || before.price_id !== after.price_id || before.quantity !== after.quantity) return [];
  const key = `change-undone:${after.id}:${now.toISOString()}`;
  return [{ kind: 'change-undone', key, subscription: after, scheduled: old }];
}

/** Another quantity of the same plan is no other plan: only a group is told about it. */
function scheduledIn(
  { price_id, next_price_id: priceId, next_price_at: at, next_quantity, quantity }: SubscriptionRow,
  isGroup: boolean,
) {
  if (priceId === null || at === null) return undefined;
  const next = { priceId, quantity: next_quantity ?? quantity, at };
  const isOtherNumber = isGroup && next.quantity !== quantity;
  return priceId !== price_id || isOtherNumber ? next : undefined;
}

/** A planned pause, and one that is undone before it begins. */
function noticesOfPause(
  before: SubscriptionRow,
  after: SubscriptionRow,
  now: Date,
): BillingNotice[] {
  const [old, next] = [pauseIn(before), pauseIn(after)];
  if (!isPaid(after) || isEnding(after) || old?.endsAt === next?.endsAt) return [];
  const kind = next ? 'pause-planned' : 'pause-ended';
  const pause = next ?? old;
  if (!pause) return [];
  return [{ kind, key: `${kind}:${after.id}:${now.toISOString()}`, subscription: after, pause }];
}

function noticesAfterPause(before: SubscriptionRow, after: SubscriptionRow): BillingNotice[] {
  if (after.status === 'canceled') {
    return [{ kind: 'ended', key: `ended:${after.id}`, subscription: after }];
  }
  const pause = pauseIn(before);
  if (!pause || !isPaid(after)) return [];
  const key = `pause-ended:${after.id}:${pause.startsAt}:${after.period_starts_at}`;
  return [{ kind: 'pause-ended', key, subscription: after, pause }];
}

const pauseIn = ({ pause_starts_at: startsAt, pause_ends_at: endsAt }: SubscriptionRow) =>
  startsAt === null || endsAt === null ? undefined : { startsAt, endsAt };
