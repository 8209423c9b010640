import type { SandboxOptions, SeedPrice } from '../../store/options.ts';
import type { Work } from '../../store/work.ts';
import { createPrice } from '../catalog/create-price.ts';
import { createProduct } from '../catalog/create-product.ts';
import { addEndpoint } from '../webhooks/add-endpoint.ts';

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
