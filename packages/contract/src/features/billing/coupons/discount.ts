import { z } from '../../../zod.ts';

/** How long a discount lasts: one payment, some months, or as long as the subscription. */
export const discountDurations = ['once', 'repeating', 'forever'] as const;

export type DiscountDuration = (typeof discountDurations)[number];

/** Either a percentage or an amount. */
export const discountTermsSchema = z.object({
  percentOff: z.number().nullable(),
  /** In the minor unit of the currency. */
  amountOffMinor: z.number().int().nullable(),
  duration: z.enum(discountDurations),
  /** For `repeating`. */
  months: z.number().int().nullable(),
});

export type DiscountTerms = z.infer<typeof discountTermsSchema>;

/** A discount that a subscription has at the moment. */
export const discountSchema = discountTermsSchema.extend({
  name: z.string().nullable(),
  /** Null if it has no end. */
  endsAt: z.string().nullable(),
});

export type Discount = z.infer<typeof discountSchema>;
