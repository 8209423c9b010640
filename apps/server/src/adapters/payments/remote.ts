import type {
  DeclineReason,
  Discount,
  DisputeReason,
  DisputeState,
  Invoice,
  PayoutState,
  SubscriptionStatus,
} from '@rostra/contract';

/** What the payment service knows. Amounts are in minor units, times in ISO 8601. */
export interface RemoteCustomer {
  isDeleted: boolean;
  /** The member it was created for, from our metadata. */
  userDocumentId: string | null;
  /** Credit balance; used before a card is charged. */
  creditMinor: number;
  /** Owed from earlier invoices; added to the next one. */
  debitMinor: number;
  email: string | null;
  subscriptions: RemoteSubscription[];
  invoices: RemoteInvoice[];
  entries: RemoteEntry[];
  disputes: RemoteDispute[];
}

export interface RemoteDispute {
  id: string;
  /** The charge. */
  paymentId: string;
  invoiceId: string | null;
  currency: string;
  amountMinor: number;
  reason: DisputeReason;
  state: DisputeState;
  at: string;
  /** Until when evidence can be submitted. */
  dueAt: string | null;
}

/** Money that entered or left the balance of the account. */
export interface RemoteEntry {
  id: string;
  kind: 'payment' | 'refund' | 'refund_failure' | 'dispute';
  /** The charge. */
  paymentId: string;
  invoiceId: string | null;
  currency: string;
  /** Negative if it left. */
  amountMinor: number;
  /** Null while unknown. */
  feeMinor: number | null;
  feeCurrency: string | null;
  at: string;
  /** Of our request for a refund, from its metadata. */
  requestKey: string | null;
}

/** Money that Stripe sent to the bank account of the organisation. */
export interface RemotePayout {
  id: string;
  currency: string;
  amountMinor: number;
  state: PayoutState;
  at: string;
  /** A calendar day. */
  arrivesOn: string;
}

export interface RemoteSubscription {
  id: string;
  customerId: string;
  status: SubscriptionStatus;
  itemId: string;
  priceId: string;
  /** The price's metadata `plan`. */
  planHint: string | null;
  currency: string;
  periodStartsAt: string;
  periodEndsAt: string;
  cancelAtPeriodEnd: boolean;
  endsAt: string | null;
  canceledAt: string | null;
  createdAt: string;
  latestInvoiceId: string | null;
  discount: RemoteDiscount | null;
  /** Seats that are paid for. */
  quantity: number;
  /** Another price or another number of seats from a later time on. */
  scheduled: { priceId: string; quantity: number; at: string } | null;
  /** A pause of the member. Once it has begun, the status is `paused`. */
  pause: { startsAt: string; endsAt: string } | null;
  /** What a payment costs without discounts. Null if it is not a fixed amount. */
  price: RemotePrice | null;
  /** Stripe ended it, because a payment failed or was disputed. */
  isEndedUnpaid: boolean;
}

export interface RemotePrice {
  amountMinor: number;
  interval: 'day' | 'week' | 'month' | 'year';
  /** How many intervals a payment is for. */
  count: number;
}

export interface RemoteDiscount extends Discount {
  /** Null if it was not given with a code. */
  promotionId: string | null;
}

export interface RemoteInvoice {
  id: string;
  customerId: string;
  subscriptionId: string | null;
  number: string | null;
  status: Invoice['status'];
  reason: string;
  currency: string;
  totalMinor: number;
  amountPaidMinor: number;
  amountRemainingMinor: number;
  /** Null, like `isDisputed`, if its payment was not among those that were read. */
  amountRefundedMinor: number | null;
  isDisputed: boolean | null;
  attempts: number;
  /** Of the last failed attempt, if its payment was among those that were read. */
  declineReason: DeclineReason | null;
  needsAction: boolean;
  createdAt: string;
  dueAt: string | null;
  paidAt: string | null;
  /** When Stripe charges the card again. */
  nextAttemptAt: string | null;
  taxMinor: number;
  discountMinor: number;
  hostedUrl: string | null;
  pdfUrl: string | null;
  /** Of the gift that it is for, from our metadata. */
  giftId: string | null;
  lines: (RemoteLine & { currency: string })[];
}

export interface RemoteLine {
  description: string | null;
  amount: number;
  priceId: string | null;
  isProration: boolean;
  endsAt: string;
}
