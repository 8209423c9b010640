import type {
  DeclineReason,
  DiscountTerms,
  PaymentMethod,
  PaymentToConfirm,
} from '@rostra/contract';
import type { Language } from '@rostra/messages';
import type { RemoteCustomer, RemoteLine, RemotePayout } from './remote.ts';

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
  /** For now, unless a time is given. */
  previewPlanChange(
    change: Omit<PlanChange, 'prorationDate'> & { prorationDate?: number | undefined },
  ): Promise<PlanChangePreview>;
  /** If the payment needs 3-D Secure, the change takes effect once it is confirmed. */
  changePlan(change: PlanChange, key: string): Promise<PlanChangeOutcome>;
  /** Sets another price of the same interval, without a charge: it is paid from the next payment on. */
  movePrice(
    move: Pick<PlanChange, 'subscriptionId' | 'itemId' | 'priceId' | 'quantity'>,
    key: string,
  ): Promise<void>;
  /** Sets the price and the seats that are paid when the current period ends. Replaces what was scheduled before. */
  scheduleChange(
    change: Pick<PlanChange, 'subscriptionId' | 'priceId' | 'quantity'>,
  ): Promise<void>;
  undoScheduledChange(subscriptionId: string): Promise<void>;
  /** For how long a monthly subscription can be paused. Empty for others. */
  listPauses(subscriptionId: string): Promise<PauseTimes[]>;
  /** Charges nothing from the end of the paid period on, until the pause ends. */
  pause(subscriptionId: string, times: PauseTimes): Promise<void>;
  /** Forgets a pause that has not begun. */
  undoPause(subscriptionId: string): Promise<void>;
  /** Ends a pause that has begun: starts a new period and charges it. If that fails, nothing is changed. */
  resume(subscriptionId: string): Promise<void>;
  /** Like every other change of a subscription, it undoes a scheduled one. */
  setCancellation(subscriptionId: string, atPeriodEnd: boolean): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /** False if it has been paid in the meantime. */
  voidInvoice(invoiceId: string): Promise<boolean>;

  /** What the browser has to confirm before the subscription becomes active. */
  findPaymentToConfirm(target: { subscriptionId: string }): Promise<PaymentToConfirm | null>;
  /** Returns the id of an invoice for a gift, which is charged once. A key that was used before returns the same one. */
  createGiftInvoice(order: GiftOrder, key: string): Promise<string>;
  /** What the browser has to confirm to pay such an invoice. Null if nothing is due. */
  findGiftPayment(invoiceId: string): Promise<PaymentToConfirm | null>;
  /** Adds to the credit of a customer, once for each gift. */
  addGiftCredit(order: GiftOrder, key: string): Promise<void>;
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
  /** Newest first, a page of at most 100 at a time. `after` is the last one of the page before. */
  listPayouts(query: {
    after?: string | undefined;
    limit: number;
    since?: Date | undefined;
  }): Promise<{ payouts: RemotePayout[]; hasMore: boolean }>;
  /** Where staff respond to a dispute. Null if there is no such page. */
  disputeUrl(id: string): string | null;
  /** Rejects soon if the payment service cannot be reached. */
  ping(): Promise<void>;

  listWebhookEndpoints(): Promise<{ url: string; isEnabled: boolean; events: string[] }[]>;
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

interface RefundOrder {
  paymentId: string;
  amountMinor: number;
  requestKey: string;
}

interface GiftOrder {
  customerId: string;
  giftId: string;
  amountMinor: number;
  currency: string;
  /** For the invoice, in the language of the buyer. */
  description: string;
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
  /** Seats that are paid for. */
  quantity: number;
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

export interface PauseTimes {
  months: 1 | 2 | 3;
  startsAt: string;
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
