import type Stripe from 'stripe';
import { isCurrency } from '../../money/currency.ts';
import { randomText } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import type { Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { emit } from '../events/emit.ts';
import type { CouponInput } from './params.ts';

export function createCoupon(work: Work, input: CouponInput): Stripe.Coupon {
  const id = input.id ?? randomText(8);
  if (work.find('coupon', id) !== undefined) {
    throw invalidRequest('Coupon already exists.', 'id', 'resource_already_exists');
  }
  if ((input.percent_off === undefined) === (input.amount_off === undefined)) {
    throw invalidRequest('Pass either percent_off or amount_off.', 'percent_off');
  }
  if (input.percent_off !== undefined && (input.percent_off <= 0 || input.percent_off > 100)) {
    throw invalidRequest('percent_off must be above 0 and at most 100.', 'percent_off');
  }
  if (input.amount_off !== undefined && !isCurrency(input.currency?.toLowerCase() ?? '')) {
    throw invalidRequest('amount_off requires a currency.', 'currency', 'parameter_missing');
  }
  const duration = input.duration ?? 'once';
  if ((duration === 'repeating') !== (input.duration_in_months !== undefined)) {
    throw invalidRequest(
      'duration_in_months is required for, and only allowed with, duration repeating.',
      'duration_in_months',
    );
  }
  const coupon: Stripe.Coupon = {
    id,
    object: 'coupon',
    amount_off: input.amount_off ?? null,
    ...(input.applies_to === undefined
      ? {}
      : { applies_to: { products: input.applies_to.products ?? [] } }),
    created: now(work, null),
    currency: input.amount_off === undefined ? null : (input.currency?.toLowerCase() ?? null),
    duration,
    duration_in_months: input.duration_in_months ?? null,
    livemode: false,
    max_redemptions: input.max_redemptions ?? null,
    metadata: mergeMetadata({}, input.metadata),
    name: input.name ?? null,
    percent_off: input.percent_off ?? null,
    redeem_by: input.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  };
  work.put('coupon', coupon);
  emit(work, 'coupon.created', coupon);
  return coupon;
}
