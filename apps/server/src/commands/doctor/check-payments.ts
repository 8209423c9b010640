import { givenPricesOf, openPayments } from '../../adapters/payments/index.ts';
import { WEBHOOK_PATH } from '../../adapters/payments/webhook-path.ts';
import type { Env } from '../../env.ts';
import { checkPrices } from '../../features/billing/index.ts';
import { type Finding, failed, ok, reasonOf, warning } from './finding.ts';

const silent = { warn: () => {} };

export async function checkPayments(env: Env): Promise<Finding> {
  if (env.BILLING === 'off') {
    return warning('members cannot choose a plan', 'Set BILLING=stripe to take payments.');
  }
  if (env.BILLING !== 'stripe') return ok(`BILLING=${env.BILLING}: no real money`);
  const access = openPayments(env, { logger: silent, development: undefined, addressOf: () => '' });
  try {
    const found = access && (await checkPrices(access.payments, givenPricesOf(env)));
    return found === 'checked'
      ? ok('Stripe accepts the key, and the three prices are right')
      : failed('Stripe does not respond', 'Check the connection of this machine to Stripe.');
  } catch (error) {
    return failed(reasonOf(error), 'Correct the setting, or the price at Stripe.');
  }
}

/** Whether Stripe sends its events to this site. */
export async function checkWebhook(env: Env): Promise<Finding> {
  if (env.BILLING !== 'stripe') return ok('not needed without Stripe');
  const url = `${env.SITE_URL}${WEBHOOK_PATH}`;
  const access = openPayments(env, { logger: silent, development: undefined, addressOf: () => '' });
  try {
    const endpoints = (await access?.payments.listWebhookEndpoints()) ?? [];
    const endpoint = endpoints.find((candidate) => candidate.url === url);
    if (!endpoint) {
      return failed(`Stripe has no webhook endpoint for ${url}`, 'Add it at Stripe.');
    }
    return endpoint.isEnabled
      ? ok(`Stripe sends its events to ${url}`)
      : failed(`Stripe has disabled the endpoint ${url}`, 'Enable it at Stripe.');
  } catch (error) {
    return warning(
      `the webhook endpoints cannot be listed (${reasonOf(error)})`,
      'A restricted key needs to read webhook endpoints; otherwise check them at Stripe.',
    );
  }
}
