import type { Kind, Kinds } from '../kinds.ts';

/** A row is found by each of its keys; without one it is not in the index. */
export type Keys = string | null | readonly string[];
type Key = string | null;
type IndexesOf<K extends Kind> = Readonly<Record<string, (row: Kinds[K]) => Keys>>;

/** The key of rows that follow the sandbox's own clock. */
export const OWN_CLOCK = 'own';

const ofCustomer = { customer: (row: { customer: Key }) => row.customer };

const clockOf = ({ test_clock }: { test_clock: Key }): string => test_clock ?? OWN_CLOCK;

/** The values that rows are looked up by. A lookup then costs as much as it finds, however many rows there are. */
export const INDEXES = {
  balance_transaction: { source: (row) => row.source },
  charge: { ...ofCustomer, payment_intent: (row) => row.payment_intent },
  checkout_session: {
    ...ofCustomer,
    invoice: (row) => row.invoice,
    payment_intent: (row) => row.payment_intent,
    status: (row): Key => row.status,
  },
  credit_note: { ...ofCustomer, invoice: (row) => row.invoice },
  customer: { email: (row) => row.email },
  customer_balance_transaction: ofCustomer,
  delivery: { event: (row) => row.event, status: (row) => row.status },
  early_fraud_warning: { charge: (row) => row.charge },
  invoice: {
    ...ofCustomer,
    /** Invoices that the clock may finalize or collect. */
    clock: (row) =>
      row.auto_advance && (row.status === 'draft' || row.status === 'open') ? clockOf(row) : null,
    subscription: (row) => {
      const owner = row.parent?.subscription_details?.subscription;
      return typeof owner === 'string' ? owner : null;
    },
  },
  invoice_payment: {
    invoice: (row) => row.invoice,
    payment_intent: (row) => row.payment.payment_intent,
  },
  invoiceitem: {
    ...ofCustomer,
    invoice: (row) => row.invoice,
    subscription: (row) => row.parent?.subscription_details?.subscription ?? null,
  },
  mandate: { payment_method: (row) => row.payment_method },
  payment_intent: ofCustomer,
  payment_method: ofCustomer,
  refund: { charge: (row) => row.charge },
  setup_intent: ofCustomer,
  subscription: {
    ...ofCustomer,
    clock: (row) =>
      row.status === 'canceled' || row.status === 'incomplete_expired' ? null : clockOf(row),
    default_payment_method: (row) => row.default_payment_method,
    item: (row) => row.items.data.map(({ id }) => id),
    pending_setup_intent: (row) => row.pending_setup_intent,
  },
  subscription_schedule: {
    ...ofCustomer,
    clock: (row) => (row.status === 'not_started' || row.status === 'active' ? clockOf(row) : null),
    subscription: (row) => row.subscription,
  },
} as const satisfies { [K in Kind]?: IndexesOf<K> };

export type IndexedKind = keyof typeof INDEXES & Kind;
export type IndexName<K extends IndexedKind> = keyof (typeof INDEXES)[K] & string;
