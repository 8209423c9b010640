import type { SandboxOptions, SeedPrice } from './options.ts';
import { createPrice } from './prices/create-price.ts';
import { createProduct } from './products/create-product.ts';
import { addEndpoint } from './webhooks/routes.ts';
import type { Work } from './work.ts';

/** Prices that must exist, under the ids the product is configured with. Existing ones are left alone. */
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

/** The endpoint given on the command line. Events kept back for an earlier address go to the new one. */
export function seedEndpoint(work: Work, { webhookUrl, webhookSecret }: SandboxOptions): void {
  if (webhookUrl === undefined) return;
  addEndpoint(work, {
    id: CONFIGURED,
    url: webhookUrl,
    enabledEvents: ['*'],
    description: 'Given when the sandbox was started',
    metadata: {},
    secret: webhookSecret ?? 'whsec_sandbox',
  });
}
