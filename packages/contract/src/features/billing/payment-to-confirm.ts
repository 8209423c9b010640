import { z } from 'zod';

/** What the browser still has to do with Stripe.js: `confirmPayment` or `confirmSetup`. */
export const paymentToConfirmSchema = z.object({
  kind: z.enum(['payment', 'setup']),
  clientSecret: z.string(),
});

export type PaymentToConfirm = z.infer<typeof paymentToConfirmSchema>;

/** Stripe's ids, as far as they matter here: nothing that could leave its place in a URL. */
export const stripeId = (label: string) =>
  z.string(`${label} is required`).regex(/^\w{1,200}$/, `${label} is not valid`);
