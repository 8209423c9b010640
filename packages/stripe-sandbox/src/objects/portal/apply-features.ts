import type Stripe from 'stripe';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import type { FeaturesInput } from './params.ts';

type Features = Stripe.BillingPortal.Configuration.Features;
type Updates = Features['subscription_update'];

/** The features after the change; those that are not mentioned stay. */
export function applyFeatures(work: Work, before: Features, input: FeaturesInput): Features {
  const { customer_update, subscription_cancel, subscription_pause } = input;
  const reason = subscription_cancel?.cancellation_reason;
  return {
    customer_update: {
      allowed_updates:
        customer_update?.allowed_updates ?? before.customer_update.allowed_updates ?? [],
      enabled: customer_update?.enabled ?? before.customer_update.enabled,
    },
    invoice_history: { ...before.invoice_history, ...input.invoice_history },
    payment_method_update: { ...before.payment_method_update, ...input.payment_method_update },
    subscription_cancel: {
      ...before.subscription_cancel,
      ...subscription_cancel,
      cancellation_reason: {
        ...before.subscription_cancel.cancellation_reason,
        ...reason,
        options: reason?.options ?? before.subscription_cancel.cancellation_reason.options,
      },
    },
    subscription_pause: { ...before.subscription_pause, ...subscription_pause },
    subscription_update: applyUpdates(work, before.subscription_update, input),
  };
}

function applyUpdates(work: Work, before: Updates, { subscription_update }: FeaturesInput) {
  if (subscription_update === undefined) return before;
  const { default_allowed_updates, products, schedule_at_period_end, ...plain } =
    subscription_update;
  const after: Updates = {
    ...before,
    ...plain,
    default_allowed_updates: default_allowed_updates ?? before.default_allowed_updates,
    products: (products === undefined ? before.products : toProducts(work, products)) ?? null,
    schedule_at_period_end: {
      conditions: schedule_at_period_end?.conditions ?? before.schedule_at_period_end.conditions,
    },
  };
  const changesPrices = after.default_allowed_updates.includes('price');
  if (after.enabled && changesPrices && (after.products?.length ?? 0) === 0) {
    throw invalidRequest(
      'The prices that customers can change to are required.',
      'features[subscription_update][products]',
      'parameter_missing',
    );
  }
  return after;
}

type ProductsInput = NonNullable<FeaturesInput['subscription_update']>['products'];

function toProducts(work: Work, products: ProductsInput): Updates['products'] {
  return (products ?? []).map(({ adjustable_quantity, prices, product }, index) => {
    const at = `features[subscription_update][products][${index}]`;
    get(work, 'product', product, `${at}[product]`);
    for (const price of prices) get(work, 'price', price, `${at}[prices]`);
    return {
      adjustable_quantity: {
        enabled: adjustable_quantity?.enabled ?? false,
        maximum: adjustable_quantity?.maximum ?? null,
        minimum: adjustable_quantity?.minimum ?? 1,
      },
      prices,
      product,
    };
  });
}
