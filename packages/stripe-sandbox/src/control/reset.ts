import type { SandboxOptions } from '../options.ts';
import { seedEndpoint, seedPrices } from '../seed.ts';
import type { Kind } from '../store/kinds.ts';
import type { Work } from '../work.ts';

const EVERY_KIND: Record<Kind, true> = {
  customer: true,
  product: true,
  price: true,
  payment_method: true,
  payment_intent: true,
  setup_intent: true,
  charge: true,
  refund: true,
  dispute: true,
  subscription: true,
  invoice: true,
  invoiceitem: true,
  invoice_payment: true,
  event: true,
  webhook_endpoint: true,
  test_clock: true,
  portal_configuration: true,
  portal_session: true,
  deleted_customer: true,
  card_profile: true,
  intent_note: true,
  subscription_note: true,
  scheduled_dispute: true,
  idempotency: true,
  delivery: true,
  endpoint_secret: true,
  fault: true,
  settings: true,
};

export const KINDS = Object.keys(EVERY_KIND) as Kind[];

/** Forgets everything and starts again as on the first day. */
export function reset(work: Work, options: SandboxOptions): void {
  for (const kind of KINDS) {
    for (const { id } of work.all(kind)) work.remove(kind, id);
  }
  seedEndpoint(work, options);
  seedPrices(work, options.seed ?? []);
}
