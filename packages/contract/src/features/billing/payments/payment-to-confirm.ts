import { messageReference } from '@rostra/messages';
import { z } from '../../../zod.ts';

/** What the browser has to confirm with Stripe.js: `confirmPayment` or `confirmSetup`. */
export const paymentToConfirmSchema = z.object({
  kind: z.enum(['payment', 'setup']),
  clientSecret: z.string(),
});

export type PaymentToConfirm = z.infer<typeof paymentToConfirmSchema>;

/** Stripe ids contain no characters that could change the meaning of a URL. */
export const stripeId = (what: 'price' | 'paymentMethod') =>
  z
    .string(messageReference('billing-server', 'idRequired', { what }))
    .regex(/^\w{1,200}$/, messageReference('billing-server', 'idInvalid', { what }));
