import type { PaymentSetup } from '@rostra/contract';
import type { Payments } from '../../../adapters/payments/payments.ts';
import { PaymentsError } from '../../../adapters/payments/payments-error.ts';
import { WEBHOOK_PATH } from '../../../adapters/payments/webhook-path.ts';
import type { ManagementContext } from '../context.ts';
import { findLastContact } from '../payments/payments.repo.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { planNameOf } from '../plans/plan-prices.ts';
import type { ConfiguredPayments } from './configured-payments.ts';

/** Without them, payments and cancellations would only be noticed once a day. */
const NEEDED_EVENTS = [
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
];

export interface SetupContext extends ManagementContext {
  readonly configured: ConfiguredPayments;
}

type Webhook = NonNullable<PaymentSetup['webhook']>;
type Price = PaymentSetup['prices'][number];

/** Asks Stripe about everything that payments need. Stripe being down is a result, not an error. */
export async function checkSetup(context: SetupContext): Promise<PaymentSetup> {
  const { billing, configured } = context;
  const { mode, missing } = configured;
  const found = { mode, missing: [...missing] };
  if (!billing) return { ...found, key: null, webhook: null, prices: [] };
  await loadPlans(billing);
  const { payments } = billing;
  const [key, webhook, prices] = await Promise.all([
    checkKey(payments),
    checkWebhook(context, payments),
    Promise.all(
      context.site.plans.all
        .filter(({ isRetired }) => !isRetired)
        .map((plan) => checkPrice(context, payments, plan)),
    ),
  ]);
  return { ...found, key, webhook, prices };
}

async function checkKey(payments: Payments): Promise<PaymentSetup['key']> {
  try {
    await payments.ping();
    return 'accepted';
  } catch (error) {
    return failureOf(error) === 'refused' ? 'refused' : 'unknown';
  }
}

async function checkWebhook(
  { db, configured: { mode, webhookUrl } }: SetupContext,
  payments: Payments,
): Promise<Webhook> {
  const lastEventAt = await findLastContact(db.queries);
  const describe = (state: Webhook['state'], url = webhookUrl, missingEvents: string[] = []) => ({
    ...{ url, state, missingEvents, lastEventAt },
  });
  try {
    const endpoints = await payments.listWebhookEndpoints();
    // The sandbox reaches this process by another address than visitors.
    const endpoint = endpoints.find(({ url }) =>
      mode === 'sandbox' ? url.endsWith(WEBHOOK_PATH) : url === webhookUrl,
    );
    if (!endpoint) return describe('missing');
    const { url, isEnabled, events } = endpoint;
    if (!isEnabled) return describe('disabled', url);
    const lacking = NEEDED_EVENTS.filter((name) => !events.includes('*') && !events.includes(name));
    return describe(lacking.length > 0 ? 'incomplete' : 'enabled', url, lacking);
  } catch (error) {
    failureOf(error);
    return describe('unknown');
  }
}

async function checkPrice(
  { site }: ManagementContext,
  payments: Payments,
  plan: ManagementContext['site']['plans']['all'][number],
): Promise<Price> {
  const { id, priceId, priceMinor: amount, currency, interval } = plan;
  const described = {
    ...{ planId: id, plan: planNameOf(site.plans, id), priceId },
    ...{ amount, currency, interval },
  };
  if (priceId === null) return { ...described, state: 'pending' };
  try {
    const found = await payments.readPrice(priceId);
    if (!found) return { ...described, state: 'missing' };
    const isRight =
      found.amountMinor === amount && found.currency === currency && found.interval === interval;
    return { ...described, state: isRight ? 'right' : 'different' };
  } catch (error) {
    failureOf(error);
    return { ...described, state: 'unknown' };
  }
}

function failureOf(error: unknown): PaymentsError['failure']['kind'] {
  if (error instanceof PaymentsError) return error.failure.kind;
  throw error;
}
