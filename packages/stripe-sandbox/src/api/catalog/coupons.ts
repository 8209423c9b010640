import { createCoupon } from '../../objects/discounts/create-coupon.ts';
import {
  couponListParams,
  couponParams,
  couponUpdateParams,
} from '../../objects/discounts/params.ts';
import { emit } from '../../objects/events/emit.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { shape } from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

const base = '/v1/coupons';
const one = `${base}/:id`;

export const couponRoutes: Route[] = [
  route('POST', base, couponParams, (work, { input }) => createCoupon(work, input)),
  route('GET', base, couponListParams, (work, { input }) =>
    paginate(
      work.all('coupon').filter((coupon) => isWithin(coupon.created, input.created)),
      input,
      base,
    ),
  ),
  route('GET', one, shape({}, {}), (work, call) => get(work, 'coupon', idOf(call))),
  route('POST', one, couponUpdateParams, (work, call) => {
    const before = get(work, 'coupon', idOf(call));
    const { metadata, name } = call.input;
    const after = {
      ...before,
      metadata: mergeMetadata(before.metadata, metadata),
      name: name ?? before.name,
    };
    work.put('coupon', after);
    emit(work, 'coupon.updated', after, before);
    return after;
  }),
  // Discounts that were granted before keep working, so the row stays and only stops being valid.
  route('DELETE', one, shape({}, {}), (work, call) => {
    const coupon = get(work, 'coupon', idOf(call));
    work.put('coupon', { ...coupon, valid: false });
    emit(work, 'coupon.deleted', coupon);
    return { id: coupon.id, object: 'coupon', deleted: true };
  }),
];
