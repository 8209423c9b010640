import type { InvoiceRow } from '../invoices/invoices.repo.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';

/** Something to notify a member about, by mail and in the member area. Each key is sent once. */
export type BillingNotice =
  | { kind: 'receipt' | 'action-required'; key: string; invoice: InvoiceRow }
  | { kind: 'payment-failed'; key: string; invoice: InvoiceRow; isInGrace: boolean }
  | {
      kind: 'change-scheduled' | 'change-undone';
      key: string;
      subscription: SubscriptionRow;
      /** The price of the scheduled plan, its seats, and when it begins. */
      scheduled: { priceId: string; quantity: number; at: string };
    }
  | {
      kind: 'pause-planned' | 'pause-ending-soon' | 'pause-ended';
      key: string;
      subscription: SubscriptionRow;
      pause: { startsAt: string; endsAt: string };
    }
  | {
      kind: 'plan-changed' | 'price-changed' | 'ending' | 'ending-soon' | 'ended';
      key: string;
      subscription: SubscriptionRow;
    };
