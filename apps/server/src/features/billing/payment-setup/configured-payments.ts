import type { PaymentSetup } from '@rostra/contract';
import { paymentAccountOf } from '../../../adapters/payments/index.ts';
import { WEBHOOK_PATH } from '../../../adapters/payments/webhook-path.ts';
import type { Env } from '../../../env.ts';

/** What the environment says about payments. */
export interface ConfiguredPayments {
  readonly mode: PaymentSetup['mode'];
  readonly webhookUrl: string;
  /** Variables that are needed to take real money and are not set. */
  readonly missing: readonly string[];
}

const NEEDED = ['STRIPE_PUBLIC_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const MODES = { 'stripe live': 'live', 'stripe test': 'test', sandbox: 'sandbox' } as const;

export function configuredPaymentsOf(env: Env): ConfiguredPayments {
  const account = paymentAccountOf(env);
  const withoutAccount = env.BILLING === 'simulated' ? 'simulated' : 'off';
  return {
    mode: account === undefined ? withoutAccount : MODES[account],
    webhookUrl: `${env.SITE_URL}${WEBHOOK_PATH}`,
    missing:
      env.BILLING === 'stripe' ? [] : ['BILLING=stripe', ...NEEDED.filter((name) => !env[name])],
  };
}
