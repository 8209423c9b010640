import { discountsParam } from '../../objects/discounts/params.ts';
import { amount, quantity, timestamp } from '../../wire/number-params.ts';
import { boolean, type InputOf, listOf, nullable, oneOf, shape, text } from '../../wire/params.ts';
import { address, metadata, paging } from '../../wire/shared-params.ts';

const price_data = shape(
  { currency: text },
  {
    product: text,
    product_data: shape({ name: text }, { description: text, metadata }),
    recurring: shape({ interval: oneOf('day', 'week', 'month', 'year') }, {}),
    unit_amount: amount,
  },
);

export const createParams = shape(
  { mode: oneOf('payment', 'setup', 'subscription') },
  {
    allow_promotion_codes: boolean,
    allowed_payment_method_types: listOf(text),
    cancel_url: text,
    client_reference_id: text,
    currency: text,
    customer: text,
    customer_creation: oneOf('always', 'if_required'),
    customer_email: text,
    discounts: discountsParam,
    expires_at: timestamp,
    line_items: listOf(shape({}, { price: text, price_data, quantity })),
    metadata,
    payment_intent_data: shape(
      {},
      {
        description: text,
        metadata,
        setup_future_usage: oneOf('off_session', 'on_session'),
        shipping: shape(
          { address, name: text },
          { carrier: text, phone: nullable(text), tracking_number: text },
        ),
      },
    ),
    submit_type: oneOf('auto', 'book', 'donate', 'pay', 'subscribe'),
    subscription_data: shape({}, { description: text, metadata }),
    success_url: text,
    redirect_on_completion: oneOf('always', 'if_required', 'never'),
    return_url: text,
    ui_mode: oneOf('embedded_page', 'hosted_page'),
  },
);
export const updateParams = shape({}, { metadata });
export const listParams = shape(
  {},
  {
    ...paging,
    customer: text,
    payment_intent: text,
    status: oneOf('complete', 'expired', 'open'),
    subscription: text,
  },
);
export const lineItemParams = shape({}, paging);

export type CreateInput = InputOf<typeof createParams>;
