import type {
  BillingOverview,
  BillingSettings,
  CallOutput,
  Invoice,
  PaymentMethod,
  PaymentToConfirm,
  Plan,
  previewPlanChange,
} from '@rostra/contract';

import type { PendingPayment } from '../payment/pending-payment.ts';

export type PlanPreview = CallOutput<typeof previewPlanChange>;

/** The card in a form that is open: confirms what the server has begun. */
export interface NewCard {
  /** What is wrong with a field stands beside it, in its frame, which also takes the focus. */
  isComplete(): Promise<boolean>;
  /** Gives the id of the card. Throws a `CardError`. */
  confirm(payment: PaymentToConfirm, pendingPayment?: PendingPayment): Promise<string | undefined>;
}

/** How the first payment is made. */
export type PaymentCard = { kind: 'kept'; id: string } | { kind: 'typed'; card: NewCard };

export const isComplete = async (card: PaymentCard) =>
  card.kind === 'kept' || card.card.isComplete();

/** What came of a payment: it counts already, or the bank has not answered yet. */
export type Outcome = 'done' | 'waiting';

/** What a member can do with a plan. Real and simulated payments do it each in their way. */
export interface BillingActions {
  /** Without a card where none is needed. */
  subscribe(plan: Plan, card: PaymentCard | undefined): Promise<Outcome>;
  /** What a change would cost now; nothing where nothing is paid. */
  preview(plan: Plan): Promise<PlanPreview | undefined>;
  change(plan: Plan, preview: PlanPreview | undefined): Promise<Outcome>;
  cancel(): Promise<void>;
  resume(): Promise<void>;
}

/** What a member can do about cards and invoices; only where something is really paid. */
export interface CardActions {
  add(card: NewCard): Promise<void>;
  makeDefault(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** With the default card, or with another, which is then the default. */
  payInvoice(invoice: Invoice, card?: PaymentCard): Promise<Outcome>;
  /** Goes on with the first payment of a plan where it was left; begins none. */
  finishPayment(plan: Plan): Promise<Outcome>;
  /** The address of the portal. */
  openPortal(): Promise<string>;
}

export interface Billing {
  settings: BillingSettings;
  /** Undefined while it is being fetched. */
  overview: BillingOverview | undefined;
  /** The overview could not be fetched: it says "none", which may not be so. */
  isUnavailable: boolean;
  /** Asks again; false if there is still no answer. */
  refresh(): Promise<boolean>;
  /** Undefined while they are being fetched. */
  methods: readonly PaymentMethod[] | undefined;
  invoices: readonly Invoice[] | undefined;
  actions: BillingActions;
  cards: CardActions | undefined;
}

/** There is a plan, paid or not: no second one can be subscribed to beside it. */
export const isLive = ({ state }: Pick<BillingOverview, 'state'>) =>
  state === 'active' || state === 'past_due' || state === 'ending' || state === 'paused';

export const NO_BILLING: BillingOverview = {
  state: 'none',
  customerId: null,
  subscription: null,
  entitlement: null,
  graceEndsAt: null,
  openInvoice: null,
};
