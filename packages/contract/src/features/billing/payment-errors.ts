/** Errors of calls that charge or refund something. */
export const paymentErrors = [
  'validation_failed',
  'unauthorized',
  'not_found',
  'conflict',
  'payment_failed',
  'payments_unavailable',
] as const;

/** Errors of calls that name a plan and read prices at Stripe. */
export const planErrors = [
  'validation_failed',
  'unauthorized',
  'not_found',
  'plan_not_found',
  'conflict',
  'payments_unavailable',
] as const;
