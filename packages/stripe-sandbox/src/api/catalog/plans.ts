import { createPrice } from '../../objects/catalog/create-price.ts';
import { updatePrice } from '../../objects/catalog/update-price.ts';
import { emit } from '../../objects/events/emit.ts';
import { toPlan } from '../../objects/events/present-item.ts';
import type { PriceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { missing } from '../../wire/errors.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { amount, between } from '../../wire/number-params.ts';
import { boolean, either, filled, oneOf, shape, text } from '../../wire/params.ts';
import { metadata, paging, range } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

const base = '/v1/plans';
const createParams = shape(
  { currency: text, interval: oneOf('day', 'week', 'month', 'year') },
  {
    active: boolean,
    amount,
    id: filled,
    interval_count: between(1, 1095),
    metadata,
    nickname: text,
    product: either(text, shape({ name: filled }, { id: filled, metadata })),
    usage_type: oneOf('licensed'),
  },
);
const updateParams = shape({}, { active: boolean, metadata, nickname: text });
const listParams = shape({}, { ...paging, active: boolean, created: range, product: text });

/** Plans are the older name of recurring prices; both share their ids. */
export const planRoutes: Route[] = [
  route('POST', base, createParams, (work, { input }) => {
    const {
      amount: unit_amount,
      interval,
      interval_count,
      product,
      usage_type: _,
      ...rest
    } = input;
    const price = createPrice(work, {
      ...rest,
      ...(unit_amount === undefined ? {} : { unit_amount }),
      ...(product === undefined
        ? {}
        : typeof product === 'string'
          ? { product }
          : { product_data: product }),
      recurring: { interval, ...(interval_count === undefined ? {} : { interval_count }) },
    });
    return toPlan(price);
  }),
  route('GET', base, listParams, (work, { input }) => {
    const found = work
      .all('price')
      .filter(({ recurring }) => recurring !== null)
      .filter((row) => input.active === undefined || row.active === input.active)
      .filter((row) => input.product === undefined || row.product === input.product)
      .filter((row) => isWithin(row.created, input.created));
    return paginate(found.map(toPlan), input, base);
  }),
  route('GET', `${base}/:id`, shape({}, {}), (work, call) =>
    toPlan(getRecurring(work, idOf(call))),
  ),
  route('POST', `${base}/:id`, updateParams, (work, call) => {
    const { id } = getRecurring(work, idOf(call));
    return toPlan(updatePrice(work, id, call.input));
  }),
  route('DELETE', `${base}/:id`, shape({}, {}), (work, call) => {
    const price = getRecurring(work, idOf(call));
    work.remove('price', price.id);
    emit(work, 'plan.deleted', toPlan(price));
    emit(work, 'price.deleted', price);
    return { id: price.id, object: 'plan', deleted: true };
  }),
];

function getRecurring(work: Work, id: string): PriceRow {
  const price = get(work, 'price', id);
  if (price.recurring === null) throw missing('plan', id);
  return price;
}
