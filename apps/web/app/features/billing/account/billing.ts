import type {
  BillingMode,
  BillingOverview,
  BillingSettings,
  CallOutput,
  CodePreview,
  Invoice,
  PauseOption,
  PauseOptions,
  PaymentMethod,
  PaymentToConfirm,
  PlanDetails,
  previewPlanChange,
  ScheduledChangePreview,
  SeatsPreview,
} from '@rostra/contract';

import type { PaymentTarget } from '../payment/pending-payment.ts';

export type PlanPreview = CallOutput<typeof previewPlanChange>;

/** A new card in an open form, which confirms a payment that the server has created. */
export interface NewCard {
  /** Validates the fields. Stripe's iframe shows the errors and takes the focus. */
  isComplete(): Promise<boolean>;
  /** Returns the id of the card. Throws a `CardError`. */
  confirm(payment: PaymentToConfirm, target?: PaymentTarget): Promise<string | undefined>;
}

/** The card to pay with. */
export type PaymentCard = { kind: 'saved'; id: string } | { kind: 'new'; card: NewCard };

export const isComplete = async (card: PaymentCard) =>
  card.kind === 'saved' || card.card.isComplete();

/** The result of a payment: confirmed, or still waiting for the bank. */
export type Outcome = 'done' | 'waiting';

export type ShownPrice = Pick<PlanDetails, 'priceMinor' | 'currency' | 'interval'>;

/** Actions on a plan, implemented by real and simulated payments. */
export interface BillingActions {
  /** The card is undefined if payments are simulated. It costs what was shown, or nothing happens. */
  subscribe(
    plan: string,
    card: PaymentCard | undefined,
    shown?: ShownPrice,
    code?: CodePreview,
  ): Promise<Outcome>;
  /** The cost of a change; undefined if payments are simulated. */
  preview(plan: string): Promise<PlanPreview | undefined>;
  change(plan: string, preview: PlanPreview | undefined): Promise<Outcome>;
  cancel(): Promise<void>;
  resume(): Promise<void>;
}

/** Changes at the end of the paid period, for real payments only. */
export interface ChangeActions {
  previewSchedule(plan: string): Promise<ScheduledChangePreview>;
  /** It will cost what was shown, or nothing happens. */
  schedule(shown: ScheduledChangePreview): Promise<void>;
  undoSchedule(): Promise<void>;
  pauseOptions(): Promise<PauseOptions>;
  /** It will cost what was shown, or nothing happens. */
  pause(shown: PauseOption): Promise<void>;
  resumePause(amountDue: number): Promise<void>;
  /** It costs what was shown, or nothing happens. */
  changeSeats(shown: SeatsPreview): Promise<Outcome>;
}

/** What completes a payment: a card, the bank's authentication, waiting, or nothing. */
export type NextStep = 'card' | 'bank' | 'wait' | 'none';

/** Actions on cards and invoices, for real payments only. */
export interface CardActions {
  add(card: NewCard): Promise<void>;
  makeDefault(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Pays with the default card, or with another card that becomes the default. */
  payInvoice(invoice: Invoice, card?: PaymentCard): Promise<Outcome>;
  /** What an unfinished first payment needs. */
  findNextStep(priceId: string): Promise<NextStep>;
  /** Resumes an unfinished first payment. Never creates one. */
  finishPayment(plan: string): Promise<Outcome>;
  /** What the first payment of a plan, or the next one of the own plan, costs with a code. */
  checkCode(code: string, plan?: string): Promise<CodePreview>;
  /** Uses a code for the own plan. It costs what was shown, or nothing happens. */
  applyCode(shown: CodePreview): Promise<void>;
  /** Returns the URL of the billing portal. */
  openPortal(): Promise<string>;
}

export interface Billing {
  settings: BillingSettings;
  /** Undefined while loading. */
  overview: BillingOverview | undefined;
  /** The overview could not be loaded, so its state "none" may be wrong. */
  isUnavailable: boolean;
  /** Reloads the overview; false if that failed. */
  refresh(): Promise<boolean>;
  /** Undefined while loading. */
  methods: readonly PaymentMethod[] | undefined;
  invoices: readonly Invoice[] | undefined;
  actions: BillingActions;
  cards: CardActions | undefined;
  changes: ChangeActions | undefined;
}

/** There is a plan, paid or not, so the member cannot subscribe to another. */
export const isLive = ({ state }: Pick<BillingOverview, 'state'>) => isLiveState(state);

export const isLiveState = (
  state: BillingOverview['state'],
): state is 'active' | 'past_due' | 'ending' | 'paused' =>
  state === 'active' || state === 'past_due' || state === 'ending' || state === 'paused';

/** Otherwise the server has no calls for payments. */
export const hasServerBilling = (mode: BillingMode) => mode === 'sandbox' || mode === 'stripe';

export const NO_BILLING: BillingOverview = {
  state: 'none',
  customerId: null,
  subscription: null,
  entitlement: null,
  grants: [],
  graceEndsAt: null,
  openInvoice: null,
};
