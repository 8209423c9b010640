import type {
  DeclineReason,
  Invoice,
  PaymentMethod,
  PaymentToConfirm,
  SubscriptionStatus,
} from '@rostra/contract';

/** What the product asks of whoever takes its payments. Amounts are minor units, times ISO 8601. */
export interface Payments {
  /** Undefined unless the signature is good and fresh. */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent | undefined>;
  findCustomerOfCharge(chargeId: string): Promise<string | null>;
  createCustomer(customer: NewCustomer, key: string): Promise<string>;
  /** The truth about a customer: one question that every change of ours is measured by. */
  readCustomer(customerId: string): Promise<RemoteCustomer>;
  updateCustomer(customerId: string, changes: { email: string }): Promise<void>;
  /** Every customer there is, for the reconciliation. */
  listCustomers(): AsyncIterable<{ customerId: string; userDocumentId: string | null }>;

  /** Gives its id; under a key that was used before, that of the one made then. */
  startSubscription(order: SubscriptionOrder, key: string): Promise<string>;
  previewPlanChange(change: Omit<PlanChange, 'prorationDate'>): Promise<PlanChangePreview>;
  /** A change that the card does not pay for at once stays undone until it is confirmed. */
  changePlan(change: PlanChange, key: string): Promise<PlanChangeOutcome>;
  setCancellation(subscriptionId: string, atPeriodEnd: boolean): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /** False if it was paid meanwhile: then it stays, and with it what it pays for. */
  voidInvoice(invoiceId: string): Promise<boolean>;

  /** What the browser has to do so that an invoice is paid or a subscription begins. */
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
  createPortalSession(customerId: string, returnUrl: string): Promise<string>;

  /** Undefined for one that does not exist, is archived, or is not one fixed amount a month or year. */
  readPrice(priceId: string): Promise<PriceFacts | undefined>;
}

/** Where a site's customers are. Their ids, and those of all that is theirs, mean nothing elsewhere. */
export type PaymentAccount = 'sandbox' | 'stripe test' | 'stripe live';

export interface PaymentEvent {
  id: string;
  type: string;
  customerId: string | null;
  /** For events that name no customer, only what was charged. */
  chargeId: string | null;
}

export interface NewCustomer {
  userId: number;
  documentId: string;
  email: string;
  name: string;
}

export interface RemoteCustomer {
  isDeleted: boolean;
  /** The member it was made for, as we wrote it down there. */
  userDocumentId: string | null;
  /** What its next invoices are paid with before a card is. */
  creditMinor: number;
  email: string | null;
  subscriptions: RemoteSubscription[];
  invoices: RemoteInvoice[];
}

export interface RemoteSubscription {
  id: string;
  customerId: string;
  status: SubscriptionStatus;
  itemId: string;
  priceId: string;
  /** The price's own word on which plan it is (metadata `plan`). */
  planHint: string | null;
  currency: string;
  periodStartsAt: string;
  periodEndsAt: string;
  cancelAtPeriodEnd: boolean;
  endsAt: string | null;
  canceledAt: string | null;
  createdAt: string;
  latestInvoiceId: string | null;
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
  needsAction: boolean;
  createdAt: string;
  dueAt: string | null;
  paidAt: string | null;
  hostedUrl: string | null;
  pdfUrl: string | null;
  lines: (RemoteLine & { currency: string })[];
}

export interface SubscriptionOrder {
  customerId: string;
  priceId: string;
  userDocumentId: string;
}

export interface PlanChange {
  customerId: string;
  subscriptionId: string;
  itemId: string;
  priceId: string;
  /** Seconds since 1970. */
  prorationDate: number;
}

export interface PlanChangePreview {
  prorationDate: number;
  currency: string;
  amountDueMinor: number;
  /** Of the credit there was before. */
  creditUsedMinor: number;
  /** What is left for later. */
  creditMinor: number;
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

export type PlanChangeOutcome =
  | { kind: 'done' }
  | { kind: 'confirm'; payment: PaymentToConfirm }
  | { kind: 'declined'; reason: DeclineReason };

export interface PriceFacts {
  amountMinor: number;
  currency: string;
  interval: string;
}

type Trouble =
  /** The card was not charged. */
  | { kind: 'declined'; reason: DeclineReason }
  | { kind: 'not_found' | 'invalid' | 'unavailable' | 'refused' };

/** A request to the payment service that came to nothing, in words that decide something here. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError';
  readonly trouble: Trouble;
  /** The parameter that was not to its liking. */
  readonly param: string | undefined;
  /** False: no answer came, so it may or may not have been done. */
  readonly wasAnswered: boolean;

  constructor(
    trouble: Trouble,
    message: string,
    options: { cause?: unknown; param?: string | undefined; wasAnswered?: boolean } = {},
  ) {
    super(message, { cause: options.cause });
    this.trouble = trouble;
    this.param = options.param;
    this.wasAnswered = options.wasAnswered ?? true;
  }
}
