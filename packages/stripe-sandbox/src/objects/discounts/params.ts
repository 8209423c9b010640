import { amount, between, decimalNumber, timestamp } from '../../wire/number-params.ts';
import { boolean, type InputOf, listOf, nullable, oneOf, shape, text } from '../../wire/params.ts';
import { metadata, paging, range } from '../../wire/shared-params.ts';

export const discountsParam = nullable(
  listOf(shape({}, { coupon: text, discount: text, promotion_code: text })),
);

export const couponParams = shape(
  {},
  {
    amount_off: between(1, 99_999_999),
    applies_to: shape({}, { products: listOf(text) }),
    currency: text,
    duration: oneOf('forever', 'once', 'repeating'),
    duration_in_months: between(1, 36),
    id: text,
    max_redemptions: between(1, 1_000_000_000),
    metadata,
    name: text,
    percent_off: decimalNumber,
    redeem_by: timestamp,
  },
);
export const couponUpdateParams = shape({}, { metadata, name: text });
export const couponListParams = shape({}, { ...paging, created: range });

export const promotionCodeParams = shape(
  { promotion: shape({ type: oneOf('coupon') }, { coupon: text }) },
  {
    active: boolean,
    code: text,
    customer: text,
    expires_at: timestamp,
    max_redemptions: between(1, 1_000_000_000),
    metadata,
    restrictions: shape(
      {},
      { first_time_transaction: boolean, minimum_amount: amount, minimum_amount_currency: text },
    ),
  },
);
export const promotionCodeUpdateParams = shape({}, { active: boolean, metadata });
export const promotionCodeListParams = shape(
  {},
  { ...paging, active: boolean, code: text, coupon: text, created: range, customer: text },
);

export type DiscountsInput = InputOf<typeof discountsParam>;
export type CouponInput = InputOf<typeof couponParams>;
export type PromotionCodeInput = InputOf<typeof promotionCodeParams>;
