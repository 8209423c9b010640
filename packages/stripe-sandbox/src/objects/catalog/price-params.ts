import { amount, between } from '../../wire/number-params.ts';
import { boolean, filled, listOf, oneOf, shape, text } from '../../wire/params.ts';
import { metadata, paging, range } from '../../wire/shared-params.ts';

const interval = oneOf('day', 'week', 'month', 'year');
const fields = {
  active: boolean,
  lookup_key: text,
  metadata,
  nickname: text,
  tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
  transfer_lookup_key: boolean,
};

export const createParams = shape(
  { currency: text },
  {
    ...fields,
    billing_scheme: oneOf('per_unit'),
    custom_unit_amount: shape(
      { enabled: boolean },
      { maximum: amount, minimum: amount, preset: amount },
    ),
    product: text,
    product_data: shape(
      { name: filled },
      { active: boolean, id: filled, metadata, unit_label: text, statement_descriptor: text },
    ),
    recurring: shape(
      { interval },
      { interval_count: between(1, 1095), usage_type: oneOf('licensed') },
    ),
    unit_amount: amount,
  },
);

export const updateParams = shape({}, fields);

export const listParams = shape(
  {},
  {
    ...paging,
    active: boolean,
    created: range,
    currency: text,
    lookup_keys: listOf(text),
    product: text,
    recurring: shape({}, { interval }),
    type: oneOf('one_time', 'recurring'),
  },
);
