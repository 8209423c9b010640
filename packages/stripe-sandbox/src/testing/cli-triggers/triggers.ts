import { BILLING_TRIGGERS } from './billing-triggers.ts';
import { CATALOG_TRIGGERS } from './catalog-triggers.ts';
import { PAYMENT_TRIGGERS } from './payments-triggers.ts';

/**
 * The calls that `stripe trigger` makes for the events this sandbox supports, without the parameters that this API
 * version no longer has (`payment_method_types`, `source`, `coupon`, `iterations`). A step is `name: path?form`; `$name`
 * is the id that an earlier step returned, and a leading `!` expects a card error. `CONTROL` calls the sandbox's own API:
 * it lets days pass, and gives discounts to customers, for which this API version has no parameter.
 */
export const TRIGGERS: Record<string, string[]> = {
  ...BILLING_TRIGGERS,
  ...CATALOG_TRIGGERS,
  ...PAYMENT_TRIGGERS,
};
