import { discountsParam } from '../../objects/discounts/params.ts';
import { timestamp } from '../../wire/number-params.ts';
import { boolean, either, type InputOf, listOf, oneOf, shape, text } from '../../wire/params.ts';
import { itemChange } from '../subscriptions/params.ts';

export const previewParams = shape(
  {},
  {
    currency: text,
    customer: text,
    discounts: discountsParam,
    preview_mode: oneOf('next'),
    subscription: text,
    subscription_details: shape(
      {},
      {
        billing_cycle_anchor: oneOf('now', 'unchanged'),
        cancel_at_period_end: boolean,
        items: listOf(itemChange),
        proration_behavior: oneOf('create_prorations', 'always_invoice', 'none'),
        proration_date: timestamp,
        trial_end: either(timestamp, oneOf('now')),
      },
    ),
  },
);

export type PreviewInput = InputOf<typeof previewParams>;
