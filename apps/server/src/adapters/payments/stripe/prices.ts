import type { Payments } from '../payments.ts';
import { ifMissing, type StripeCall } from './call.ts';

export const stripePrices = (call: StripeCall): Pick<Payments, 'readPrice'> => ({
  readPrice: (id) =>
    call(async (api) => {
      const price = await api.prices.retrieve(id);
      const { active, currency, recurring, unit_amount: amountMinor } = price;
      if (!active || amountMinor === null) return undefined;
      if (recurring?.usage_type !== 'licensed' || recurring.interval_count !== 1) {
        return undefined;
      }
      return { amountMinor, currency, interval: recurring.interval };
    }).catch(ifMissing(undefined)),
});
