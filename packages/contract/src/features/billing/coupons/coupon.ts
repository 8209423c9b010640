import { messageReference } from '@rostra/messages';
import { z } from '../../../zod.ts';
import { planCurrencies } from '../plans/managed-plan.ts';
import { normalizeCode } from './codes.ts';
import { discountDurations, discountTermsSchema } from './discount.ts';

const MAX_NAME = 40;
const MAX_PERCENT = 99;
const MAX_AMOUNT = 99_999_999;
/** Stripe's limit. */
const MAX_MONTHS = 36;
const MAX_USES = 1_000_000;

const invalid = messageReference('rules', 'invalidValue');
const text = (key: 'invalidCode' | 'invalidAmount' | 'invalidUses' | 'invalidDay') =>
  messageReference('coupons-server', key);
const nameRequired = messageReference('plans-server', 'nameRequired');
const percentRange = messageReference('coupons-server', 'invalidPercent', { max: MAX_PERCENT });
const monthsRange = messageReference('coupons-server', 'invalidMonths', { max: MAX_MONTHS });

const whole = (message: string, max: number) =>
  z.number(message).int(message).min(1, message).max(max, message);

export const newCouponSchema = z
  .object({
    /** Chosen by the caller: a repeated call with the same key creates no second coupon. */
    key: z.uuid(invalid),
    code: z
      .string(text('invalidCode'))
      .max(200, text('invalidCode'))
      .transform(normalizeCode)
      .pipe(z.string().regex(/^[A-Z0-9-]{3,30}$/, text('invalidCode'))),
    /** Shown on invoices. */
    name: z
      .string(nameRequired)
      .trim()
      .min(1, nameRequired)
      .max(MAX_NAME, messageReference('plans-server', 'nameTooLong', { max: MAX_NAME })),
    percentOff: whole(percentRange, MAX_PERCENT).nullable(),
    amountOffMinor: whole(text('invalidAmount'), MAX_AMOUNT).nullable(),
    /** Of the amount. */
    currency: z.enum(planCurrencies, invalid).nullable(),
    duration: z.enum(discountDurations, invalid),
    months: whole(monthsRange, MAX_MONTHS).nullable(),
    /** Null for all plans. */
    planIds: z
      .array(z.string().max(100), invalid)
      .min(1, messageReference('coupons-server', 'planRequired'))
      .max(100, invalid)
      .nullable(),
    /** The last day on which it can be used, in the time zone of the site. */
    lastDay: z.iso.date(text('invalidDay')).nullable(),
    maxUses: whole(text('invalidUses'), MAX_USES).nullable(),
  })
  .refine(({ percentOff, amountOffMinor }) => (percentOff === null) !== (amountOffMinor === null), {
    path: ['percentOff'],
    error: percentRange,
  })
  .refine(({ amountOffMinor, currency }) => (amountOffMinor === null) === (currency === null), {
    path: ['amountOffMinor'],
    error: text('invalidAmount'),
  })
  .refine(({ duration, months }) => (duration === 'repeating') === (months !== null), {
    path: ['months'],
    error: monthsRange,
  });

const couponStates = ['active', 'expired', 'usedUp', 'retired'] as const;

export const couponSchema = discountTermsSchema.extend({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  currency: z.string().nullable(),
  planIds: z.array(z.string()).nullable(),
  lastDay: z.string().nullable(),
  maxUses: z.number().int().nullable(),
  /** Members who have used it, and those who are paying at the moment. */
  uses: z.number().int(),
  state: z.enum(couponStates),
  createdAt: z.string(),
});

export type NewCoupon = z.output<typeof newCouponSchema>;
export type Coupon = z.infer<typeof couponSchema>;
export type CouponState = Coupon['state'];
