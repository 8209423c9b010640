import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

export const billingModes = ['sandbox', 'stripe', 'simulated', 'off'] as const;

export const billingSettingsSchema = z.object({
  mode: z.enum(billingModes),
  /** Null if payments are simulated or off, which leaves no other billing calls. */
  publishableKey: z.string().nullable(),
  /** Sandbox only: a script that defines `window.Stripe`, to be loaded before `loadStripe`. */
  scriptUrl: z.string().nullable(),
});

export type BillingMode = (typeof billingModes)[number];
export type BillingSettings = z.infer<typeof billingSettingsSchema>;

export const getBillingSettings = defineCall({
  method: 'GET',
  path: '/api/billing/settings',
  summary: 'Payment settings of this site',
  group: 'Billing',
  access: 'public',
  success: { status: 200, body: billingSettingsSchema },
  errors: [],
});
