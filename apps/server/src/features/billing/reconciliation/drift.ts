/** A difference between our copy and Stripe that no webhook reported. */
export interface Drift {
  userId: number;
  customerId: string;
  /** Everything but the last three kinds is fixed automatically; those need a person. */
  kind:
    | 'subscription'
    | 'invoice'
    | 'schedule'
    | 'customer_gone'
    | 'customer_unlinked'
    | 'second_customer'
    | 'several_live'
    | 'unknown_price';
  what: string;
}

export interface ReconcileReport {
  checked: number;
  failed: number;
  drift: Drift[];
}
