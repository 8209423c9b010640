import { between } from '../../wire/number-params.ts';
import { boolean, type InputOf, listOf, nullable, oneOf, shape, text } from '../../wire/params.ts';
import { cancellationReason, metadata, paging } from '../../wire/shared-params.ts';

const proration_behavior = oneOf('always_invoice', 'create_prorations', 'none');
/** `enabled` is required where Stripe requires it: when a feature is configured for the first time. */
const features = shape(
  {},
  {
    customer_update: shape(
      {},
      {
        allowed_updates: nullable(
          listOf(oneOf('address', 'email', 'name', 'phone', 'shipping', 'tax_id')),
        ),
        enabled: boolean,
      },
    ),
    invoice_history: shape({ enabled: boolean }, {}),
    payment_method_update: shape({ enabled: boolean }, {}),
    subscription_cancel: shape(
      {},
      {
        cancellation_reason: shape(
          { enabled: boolean },
          { options: nullable(listOf(cancellationReason)) },
        ),
        enabled: boolean,
        mode: oneOf('at_period_end', 'immediately'),
        proration_behavior,
      },
    ),
    subscription_pause: shape({}, { enabled: boolean }),
    subscription_update: shape(
      {},
      {
        billing_cycle_anchor: oneOf('now', 'unchanged'),
        default_allowed_updates: nullable(listOf(oneOf('price', 'promotion_code', 'quantity'))),
        enabled: boolean,
        products: nullable(
          listOf(
            shape(
              { prices: listOf(text), product: text },
              {
                adjustable_quantity: shape(
                  { enabled: boolean },
                  { maximum: between(1, 999_999), minimum: between(0, 999_999) },
                ),
              },
            ),
          ),
        ),
        proration_behavior,
        schedule_at_period_end: shape(
          {},
          {
            conditions: listOf(
              shape({ type: oneOf('decreasing_item_amount', 'shortening_interval') }, {}),
            ),
          },
        ),
        trial_update_behavior: oneOf('continue_trial', 'end_trial'),
      },
    ),
  },
);

const shared = {
  business_profile: shape(
    {},
    {
      headline: nullable(text),
      privacy_policy_url: nullable(text),
      terms_of_service_url: nullable(text),
    },
  ),
  default_return_url: nullable(text),
  login_page: shape({ enabled: boolean }, {}),
  metadata,
  name: nullable(text),
};

export const createParams = shape({ features }, shared);
export const updateParams = shape({}, { ...shared, active: boolean, features });
export const listParams = shape({}, { ...paging, active: boolean, is_default: boolean });

export type FeaturesInput = InputOf<typeof features>;
export type CreateInput = InputOf<typeof createParams>;
export type UpdateInput = InputOf<typeof updateParams>;
