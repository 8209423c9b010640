import { newIdOf, randomText } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import type { PromotionCodeRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { emit } from '../events/emit.ts';
import type { PromotionCodeInput } from './params.ts';

export function createPromotionCode(work: Work, input: PromotionCodeInput): PromotionCodeRow {
  const coupon = get(work, 'coupon', input.promotion.coupon ?? '', 'promotion[coupon]');
  const code = input.code ?? randomText(8).toUpperCase();
  const isTaken = work
    .all('promotion_code')
    .some((row) => row.active && row.code.toLowerCase() === code.toLowerCase());
  if (isTaken) {
    throw invalidRequest('An active promotion code with this code already exists.', 'code');
  }
  if (input.customer !== undefined) get(work, 'customer', input.customer, 'customer');
  const promotionCode: PromotionCodeRow = {
    id: newIdOf('promotion_code'),
    object: 'promotion_code',
    active: input.active ?? true,
    code,
    created: now(work, null),
    customer: input.customer ?? null,
    customer_account: null,
    expires_at: input.expires_at ?? null,
    livemode: false,
    max_redemptions: input.max_redemptions ?? null,
    metadata: mergeMetadata({}, input.metadata),
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: {
      first_time_transaction: input.restrictions?.first_time_transaction ?? false,
      minimum_amount: input.restrictions?.minimum_amount ?? null,
      minimum_amount_currency: input.restrictions?.minimum_amount_currency ?? null,
    },
    times_redeemed: 0,
  };
  work.put('promotion_code', promotionCode);
  emit(work, 'promotion_code.created', promotionCode);
  return promotionCode;
}
