import type Stripe from 'stripe';
import type { Payments, PriceOrder } from '../payments.ts';
import { PaymentsError } from '../payments-error.ts';
import { ifMissing, type StripeCall } from './call.ts';

export const stripePrices = (
  call: StripeCall,
): Pick<Payments, 'readPrice' | 'ensurePrice' | 'setPriceActive' | 'updateProduct'> => ({
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

  async ensurePrice(order) {
    const find = () => call((api) => findPrice(api, order));
    const found = await find();
    if (found) return found;
    try {
      return await call((api) => createPrice(api, order, { isNewProduct: true }));
    } catch (error) {
      if (!isInvalid(error)) throw error;
    }
    // The product exists, or another request has just created the price.
    const made = await find();
    if (made) return made;
    try {
      return await call((api) => createPrice(api, order, { isNewProduct: false }));
    } catch (error) {
      const other = isInvalid(error) ? await find() : undefined;
      if (other === undefined) throw error;
      return other;
    }
  },

  setPriceActive: (priceId, isActive) =>
    call(async (api) => {
      await api.prices.update(priceId, { active: isActive });
    }).catch(ifMissing(undefined)),

  updateProduct: (productId, { name, isActive }) =>
    call(async (api) => {
      await api.products.update(productId, { name, active: isActive });
    }).catch(ifMissing(undefined)),
});

const isInvalid = (error: unknown): boolean =>
  error instanceof PaymentsError && error.failure.kind === 'invalid';

async function findPrice(api: Stripe, { lookupKey }: PriceOrder): Promise<string | undefined> {
  const [price] = (await api.prices.list({ lookup_keys: [lookupKey], limit: 1 })).data;
  if (price && !price.active) await api.prices.update(price.id, { active: true });
  return price?.id;
}

/** A new product and its price are created in one request, so that none can exist without the other. */
async function createPrice(
  api: Stripe,
  { lookupKey, productId, name, planId, priceMinor, currency, interval }: PriceOrder,
  { isNewProduct }: { isNewProduct: boolean },
): Promise<string> {
  const { id } = await api.prices.create({
    ...(isNewProduct
      ? { product_data: { id: productId, name, metadata: { plan: planId } } }
      : { product: productId }),
    currency,
    unit_amount: priceMinor,
    recurring: { interval },
    lookup_key: lookupKey,
  });
  return id;
}
