import { createPromotionCode } from '../../objects/discounts/create-promotion-code.ts';
import {
  promotionCodeListParams,
  promotionCodeParams,
  promotionCodeUpdateParams,
} from '../../objects/discounts/params.ts';
import { emit } from '../../objects/events/emit.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { shape } from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

const base = '/v1/promotion_codes';
const one = `${base}/:id`;

export const promotionCodeRoutes: Route[] = [
  route('POST', base, promotionCodeParams, (work, { input }) => createPromotionCode(work, input)),
  route('GET', base, promotionCodeListParams, (work, { input }) =>
    paginate(
      work
        .all('promotion_code')
        .filter((row) => input.active === undefined || row.active === input.active)
        .filter(
          ({ code }) => input.code === undefined || code.toLowerCase() === input.code.toLowerCase(),
        )
        .filter((row) => input.coupon === undefined || row.promotion.coupon === input.coupon)
        .filter((row) => input.customer === undefined || row.customer === input.customer)
        .filter((row) => isWithin(row.created, input.created)),
      input,
      base,
    ),
  ),
  route('GET', one, shape({}, {}), (work, call) => get(work, 'promotion_code', idOf(call))),
  route('POST', one, promotionCodeUpdateParams, (work, call) => {
    const before = get(work, 'promotion_code', idOf(call));
    const after = {
      ...before,
      active: call.input.active ?? before.active,
      metadata: mergeMetadata(before.metadata, call.input.metadata),
    };
    work.put('promotion_code', after);
    emit(work, 'promotion_code.updated', after, before);
    return after;
  }),
];
