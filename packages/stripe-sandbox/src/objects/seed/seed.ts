import type { SandboxOptions, SeedPrice } from '../../store/options.ts';
import type { Work } from '../../store/work.ts';
import { createPrice } from '../catalog/create-price.ts';
import { createProduct } from '../catalog/create-product.ts';
import { addEndpoint } from '../webhooks/add-endpoint.ts';

/** Creates the configured prices under their fixed ids. Existing prices are left alone. */
export function seedPrices(work: Work, prices: readonly SeedPrice[]): void {
  for (const { id, name, unitAmountMinor, currency, interval } of prices) {
    if (work.find('price', id) !== undefined) continue;
    const product = createProduct(work, { name });
    createPrice(work, {
      id,
      product: product.id,
      currency,
      unit_amount: unitAmountMinor,
      recurring: { interval },
    });
  }
}

const CONFIGURED = 'we_configured';

/** Creates or updates the endpoint given at startup. Undelivered events go to the new address. */
export function seedEndpoint(work: Work, { webhookUrl, webhookSecret }: SandboxOptions): void {
  if (webhookUrl === undefined) return;
  addEndpoint(work, {
    id: CONFIGURED,
    url: webhookUrl,
    enabledEvents: ['*'],
    description: 'Configured at startup',
    metadata: {},
    secret: webhookSecret ?? 'whsec_sandbox',
  });
}
