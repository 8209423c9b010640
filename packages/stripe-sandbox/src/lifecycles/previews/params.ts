import {
  boolean,
  either,
  type InputOf,
  integer,
  listOf,
  oneOf,
  shape,
  text,
} from '../../wire/params.ts';
import { itemChange } from '../subscriptions/params.ts';

export const previewParams = shape(
  {},
  {
    currency: text,
    customer: text,
    preview_mode: oneOf('next'),
    subscription: text,
    subscription_details: shape(
      {},
      {
        billing_cycle_anchor: oneOf('now', 'unchanged'),
        cancel_at_period_end: boolean,
        items: listOf(itemChange),
        proration_behavior: oneOf('create_prorations', 'always_invoice', 'none'),
        proration_date: integer,
        trial_end: either(integer, oneOf('now')),
      },
    ),
  },
);

export type PreviewInput = InputOf<typeof previewParams>;
