import type { InvoiceRow } from '../invoices/invoices.repo.ts';
import { isEnding, isOngoing } from '../subscriptions/subscription-state.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';

/** Something a member should hear of, under a key by which they hear of it once. */
export type BillingNotice =
  | { kind: 'receipt' | 'action-required'; key: string; invoice: InvoiceRow }
  | { kind: 'payment-failed'; key: string; invoice: InvoiceRow; isInGrace: boolean }
  | {
      kind: 'plan-changed' | 'ending' | 'ending-soon' | 'ended';
      key: string;
      subscription: SubscriptionRow;
    };

export interface Known {
  current: SubscriptionRow | undefined;
  invoices: readonly InvoiceRow[];
}

interface Found extends Known {
  /** The plan is open although its renewal may not be paid. */
  isInGrace: boolean;
}

const DAY_MS = 24 * 60 * 60_000;
/** A member whose history is seen for the first time is not told all of it. */
const OLD_NEWS_MS = 30 * DAY_MS;

/** What is new between what was known and what is. */
export function findNotices(before: Known, after: Found, now: Date): BillingNotice[] {
  const known = new Map(before.invoices.map((invoice) => [invoice.id, invoice]));
  const isRecent = (at: string | null) =>
    at !== null && Date.parse(at) > now.getTime() - OLD_NEWS_MS;
  return [
    ...after.invoices.flatMap((invoice) =>
      isRecent(invoice.paid_at ?? invoice.created_at)
        ? newsOfInvoice(known.get(invoice.id), invoice, after.isInGrace)
        : [],
    ),
    ...newsOfSubscription(before.current, after.current),
  ];
}

function newsOfInvoice(
  before: InvoiceRow | undefined,
  invoice: InvoiceRow,
  isInGrace: boolean,
): BillingNotice[] {
  const { id, status, attempts } = invoice;
  if (status === 'paid' && before?.status !== 'paid' && invoice.amount_paid_minor > 0) {
    return [{ kind: 'receipt', key: `receipt:${id}`, invoice }];
  }
  // The first payment and a change of plan fail before the member's eyes.
  const isRenewal = invoice.reason === 'subscription_cycle';
  if (status === 'open' && isRenewal && attempts > (before?.attempts ?? 0)) {
    const key = `due:${id}:${attempts}`;
    return invoice.needs_action
      ? [{ kind: 'action-required', key, invoice }]
      : [{ kind: 'payment-failed', key, invoice, isInGrace }];
  }
  return [];
}

function newsOfSubscription(
  before: SubscriptionRow | undefined,
  after: SubscriptionRow | undefined,
): BillingNotice[] {
  if (!before || before.id !== after?.id || !isOngoing(before)) return [];
  const { id, price_id, latest_invoice_id, canceled_at, ends_at } = after;
  const news: BillingNotice[] = [];
  if (isOngoing(after) && before.price_id !== price_id) {
    const key = `plan-changed:${id}:${price_id}:${latest_invoice_id}`;
    news.push({ kind: 'plan-changed', key, subscription: after });
  }
  if (isEnding(after) && !isEnding(before)) {
    news.push({
      kind: 'ending',
      key: `ending:${id}:${canceled_at ?? ends_at}`,
      subscription: after,
    });
  }
  if (after.status === 'canceled') {
    news.push({ kind: 'ended', key: `ended:${id}`, subscription: after });
  }
  return news;
}
