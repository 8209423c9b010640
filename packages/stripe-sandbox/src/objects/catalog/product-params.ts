import { amount, between } from '../../wire/number-params.ts';
import { boolean, filled, listOf, nullable, oneOf, shape, text } from '../../wire/params.ts';
import { metadata, paging, range } from '../../wire/shared-params.ts';

const fields = {
  active: boolean,
  description: nullable(text),
  images: listOf(text),
  marketing_features: listOf(shape({ name: text }, {})),
  metadata,
  shippable: boolean,
  statement_descriptor: nullable(text),
  unit_label: nullable(text),
  url: nullable(text),
};
const priceData = shape(
  { currency: text },
  {
    unit_amount: amount,
    recurring: shape(
      { interval: oneOf('day', 'week', 'month', 'year') },
      { interval_count: between(1, 1095) },
    ),
  },
);
export const createParams = shape(
  { name: filled },
  { ...fields, id: filled, default_price_data: priceData },
);
export const updateParams = shape({}, { ...fields, name: filled, default_price: text });
export const listParams = shape(
  {},
  { ...paging, active: boolean, created: range, ids: listOf(text) },
);
