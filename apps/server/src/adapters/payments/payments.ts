import type {
  DeclineReason,
  Discount,
  DiscountTerms,
  DisputeReason,
  DisputeState,
  Invoice,
  PaymentMethod,
  PaymentToConfirm,
  PayoutState,
  SubscriptionStatus,
} from '@rostra/contract';
import type { Language } from '@rostra/messages';

/** The payment service as the product sees it. Amounts are in minor units, times in ISO 8601. */
export interface Payments {
  /** Undefined unless the signature is valid and recent. */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent | undefined>;
  findCustomerOfCharge(chargeId: string): Promise<string | null>;
  createCustomer(customer: NewCustomer, key: string): Promise<string>;
  /** A customer with all subscriptions and invoices. */
  readCustomer(customerId: string): Promise<RemoteCustomer>;
  updateCustomer(customerId: string, changes: { email: string }): Promise<void>;
  listCustomers(): AsyncIterable<{ customerId: string; userDocumentId: string | null }>;

  /** Returns its id. A key that was used before returns the subscription created then. */
  startSubscription(order: SubscriptionOrder, key: string): Promise<string>;
  /** The first payment of a subscription with a discount. */
  previewStart(order: Omit<SubscriptionOrder, 'userDocumentId'>): Promise<ChargePreview>;
  /** The next payment of a subscription, with another discount if there is one. */
  previewRenewal(renewal: {
    customerId: string;
    subscriptionId: string;
    promotionId: string;
  }): Promise<ChargePreview>;
  /** Replaces the discounts of a subscription. A key that was used before changes nothing again. */
  applyPromotion(subscriptionId: string, promotionId: string, key: string): Promise<void>;
  previewPlanChange(change: Omit<PlanChange, 'prorationDate'>): Promise<PlanChangePreview>;
  /** If the payment needs 3-D Secure, the change takes effect once it is confirmed. */
  changePlan(change: PlanChange, key: string): Promise<PlanChangeOutcome>;
  /** Sets another price of the same interval, without a charge: it is paid from the next payment on. */
  movePrice(
    move: Pick<PlanChange, 'subscriptionId' | 'itemId' | 'priceId'>,
    key: string,
  ): Promise<void>;
  setCancellation(subscriptionId: string, atPeriodEnd: boolean): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /** False if it has been paid in the meantime. */
  voidInvoice(invoiceId: string): Promise<boolean>;

  /** What the browser has to confirm before the subscription becomes active. */
  findPaymentToConfirm(target: { subscriptionId: string }): Promise<PaymentToConfirm | null>;
  payInvoice(invoiceId: string, paymentMethodId?: string): Promise<PaymentToConfirm | null>;

  listCards(customerId: string): Promise<PaymentMethod[]>;
  createSetupIntent(customerId: string): Promise<{ setupIntentId: string; clientSecret: string }>;
  attachCard(customerId: string, paymentMethodId: string): Promise<void>;
  setDefaultCard(
    customerId: string,
    subscriptionIds: readonly string[],
    paymentMethodId: string,
  ): Promise<void>;
  detachCard(paymentMethodId: string): Promise<void>;
  createPortalSession(customerId: string, returnUrl: string, language: Language): Promise<string>;

  /** Undefined if it does not exist, is archived, or is not a fixed amount per month or year. */
  readPrice(priceId: string): Promise<PriceDetails | undefined>;
  /** Returns the id of the price with this lookup key. Creates it, and its product, if there is none. */
  ensurePrice(order: PriceOrder): Promise<string>;
  /** Subscriptions keep a price that is no longer active. */
  setPriceActive(priceId: string, isActive: boolean): Promise<void>;
  updateProduct(productId: string, changes: { name: string; isActive: boolean }): Promise<void>;

  /** Returns the id of the promotion code of this coupon. Creates it, and the coupon, if there is none. */
  ensurePromotion(order: PromotionOrder): Promise<string>;
  setPromotionActive(promotionId: string, isActive: boolean): Promise<void>;

  /** A key that was used before refunds nothing again. */
  refund(order: RefundOrder, key: string): Promise<void>;
  /** Newest first, a page at a time. `after` is the last one of the page before. */
  listPayouts(query: {
    after?: string | undefined;
    since?: Date | undefined;
  }): Promise<{ payouts: RemotePayout[]; hasMore: boolean }>;
  /** Where staff respond to a dispute. Null if there is no such page. */
  disputeUrl(id: string): string | null;
  /** Rejects soon if the payment service cannot be reached. */
  ping(): Promise<void>;

  listWebhookEndpoints(): Promise<{ url: string; isEnabled: boolean }[]>;
}

/** The account that a site's customers belong to. Ids of one account mean nothing in another. */
export type PaymentAccount = 'sandbox' | 'stripe test' | 'stripe live';

export interface PaymentEvent {
  id: string;
  type: string;
  customerId: string | null;
  /** For events that have only a charge, such as disputes. */
  chargeId: string | null;
}

interface NewCustomer {
  userId: number;
  documentId: string;
  email: string;
  name: string;
  /** Of invoices and receipts. */
  language: Language;
}

export interface RemoteCustomer {
  isDeleted: boolean;
  /** The member it was created for, from our metadata. */
  userDocumentId: string | null;
  /** Credit balance; used before a card is charged. */
  creditMinor: number;
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
  arrivesAt: string;
}

interface RefundOrder {
  paymentId: string;
  amountMinor: number;
  requestKey: string;
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
  lines: (RemoteLine & { currency: string })[];
}

interface SubscriptionOrder {
  customerId: string;
  priceId: string;
  userDocumentId: string;
  /** A promotion code, for a discount. */
  promotionId?: string | undefined;
}

export interface PromotionOrder extends DiscountTerms {
  /** The same for every attempt to create this coupon. */
  couponId: string;
  code: string;
  name: string;
  currency: string | null;
  expiresAt: string | null;
  /** Stripe limits it to the products of these plans. Null for all plans. */
  plans: readonly PromotedPlan[] | null;
}

export interface PromotedPlan {
  name: string;
  /** Every price that it has or had. */
  priceIds: readonly string[];
  /** Of its next price; created if it does not exist. */
  productId: string;
}

/** What a payment will cost. */
export interface ChargePreview {
  currency: string;
  /** Without the discount. */
  subtotalMinor: number;
  discountMinor: number;
  amountDueMinor: number;
  creditUsedMinor: number;
}

interface PlanChange {
  customerId: string;
  subscriptionId: string;
  itemId: string;
  priceId: string;
  /** Unix time in seconds. */
  prorationDate: number;
}

export interface PlanChangePreview {
  prorationDate: number;
  currency: string;
  amountDueMinor: number;
  /** From the existing credit balance. */
  creditUsedMinor: number;
  /** The credit balance after the change. */
  creditMinor: number;
  /** Taken off the sum of the lines. */
  discountMinor: number;
  lines: RemoteLine[];
  nextPaymentAt: string;
}

export interface RemoteLine {
  description: string | null;
  amount: number;
  priceId: string | null;
  isProration: boolean;
  endsAt: string;
}

type PlanChangeOutcome =
  | { kind: 'done' }
  | { kind: 'confirm'; payment: PaymentToConfirm }
  | { kind: 'declined'; reason: DeclineReason };

export interface PriceOrder {
  /** The same for every attempt to create this price. */
  lookupKey: string;
  productId: string;
  name: string;
  planId: string;
  priceMinor: number;
  currency: string;
  interval: 'month' | 'year';
}

interface PriceDetails {
  amountMinor: number;
  currency: string;
  interval: string;
}
