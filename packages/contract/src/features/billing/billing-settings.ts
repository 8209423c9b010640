import { z } from 'zod';
import { defineCall } from '../../call.ts';

export const billingModes = ['sandbox', 'stripe', 'simulated'] as const;

export const billingSettingsSchema = z.object({
  mode: z.enum(billingModes),
  /** Null in simulated mode, where nothing is paid and no other billing call exists. */
  publishableKey: z.string().nullable(),
  /** A script that defines `window.Stripe`, to be loaded before `loadStripe`. Sandbox only. */
  scriptUrl: z.string().nullable(),
});

export type BillingMode = (typeof billingModes)[number];
export type BillingSettings = z.infer<typeof billingSettingsSchema>;

export const getBillingSettings = defineCall({
  method: 'GET',
  path: '/api/billing/settings',
  summary: 'How this site takes payments',
  group: 'Billing',
  access: 'public',
  success: { status: 200, body: billingSettingsSchema },
  errors: [],
});
