import type Stripe from 'stripe';
import { allocateDiscounts } from '../../objects/discounts/active-discounts.ts';
import type { DiscountsInput } from '../../objects/discounts/params.ts';
import type { CheckoutSessionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';

/** Sets the totals of a session and of its lines, less the discounts. */
export function priceSession(
  work: Work,
  session: CheckoutSessionRow,
  items: readonly Stripe.LineItem[],
  discounts: DiscountsInput,
): { session: CheckoutSessionRow; items: Stripe.LineItem[] } {
  const chosen = (discounts ?? []).map((given) => describe(work, given));
  const off = allocateDiscounts(
    chosen.map(({ coupon }) => ({ coupon, discount: { id: coupon.id } })),
    items.map(({ amount_subtotal, price }) => ({
      amount: amount_subtotal,
      product: typeof price?.product === 'string' ? price.product : null,
    })),
  );
  const priced = items.map((item, index) => {
    const amount_discount = off.reduce((sum, { amounts }) => sum + (amounts[index] ?? 0), 0);
    return { ...item, amount_discount, amount_total: item.amount_subtotal - amount_discount };
  });
  const sum = (field: 'amount_discount' | 'amount_subtotal' | 'amount_total') =>
    priced.reduce((total, item) => total + item[field], 0);
  const isSetup = session.mode === 'setup';
  return {
    session: {
      ...session,
      amount_subtotal: isSetup ? null : sum('amount_subtotal'),
      amount_total: isSetup ? null : sum('amount_total'),
      discounts: chosen.map(({ coupon, code }) => ({
        coupon: coupon.id,
        promotion_code: code,
      })),
      total_details: { amount_discount: sum('amount_discount'), amount_shipping: 0, amount_tax: 0 },
    },
    items: priced,
  };
}

function describe(work: Work, given: NonNullable<DiscountsInput>[number]) {
  const code =
    given.promotion_code === undefined
      ? null
      : get(work, 'promotion_code', given.promotion_code, 'discounts[0][promotion_code]');
  const coupon = get(
    work,
    'coupon',
    code?.promotion.coupon ?? given.coupon ?? '',
    'discounts[0][coupon]',
  );
  return { code: code?.id ?? null, coupon };
}
