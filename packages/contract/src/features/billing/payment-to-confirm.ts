import { z } from '../../zod.ts';

/** What the browser has to confirm with Stripe.js: `confirmPayment` or `confirmSetup`. */
export const paymentToConfirmSchema = z.object({
  kind: z.enum(['payment', 'setup']),
  clientSecret: z.string(),
});

export type PaymentToConfirm = z.infer<typeof paymentToConfirmSchema>;

/** Stripe ids contain no characters that could change the meaning of a URL. */
export const stripeId = (label: string) =>
  z.string(`${label} is required`).regex(/^\w{1,200}$/, `${label} is not valid`);
