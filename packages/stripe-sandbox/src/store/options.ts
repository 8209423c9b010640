export interface SandboxOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  /** Loopback unless told otherwise. */
  host?: string;
  /** The address browsers use, when it is not the one listened on: a proxy, with or without a path, or a container. */
  publicUrl?: string;
  /** Folder for the database; without one the state lives in memory and ends with the process. */
  dataDir?: string;
  secretKey?: string;
  publishableKey?: string;
  /** Where webhooks go from the first event on, without creating an endpoint by API. */
  webhookUrl?: string;
  webhookSecret?: string;
  /** Pauses before each further webhook attempt, in milliseconds. */
  webhookRetriesMs?: number[];
  /** Prices that must exist after the start, with these very ids. */
  seed?: SeedPrice[];
  accountName?: string;
  /** What becomes of a subscription when every retry failed. */
  afterDunning?: 'cancel' | 'unpaid' | 'past_due';
}

export interface SeedPrice {
  id: string;
  name: string;
  unitAmountMinor: number;
  currency: string;
  interval: 'day' | 'week' | 'month' | 'year';
}

export interface Config {
  publicUrl: string;
  secretKey: string;
  publishableKey: string;
  accountName: string;
  afterDunning: 'cancel' | 'unpaid' | 'past_due';
  webhookRetriesMs: readonly number[];
}

/** Stripe retries for three days with growing pauses; so does the sandbox. */
const RETRIES_MS = [5, 30, 120, 900, 3600, 7200, 14400, 28800, 43200, 86400].map((s) => s * 1000);

export const SEED_PLANS: SeedPrice[] = [
  { id: 'price_basic', name: 'Basic', unitAmountMinor: 999, currency: 'usd', interval: 'month' },
  {
    id: 'price_premium',
    name: 'Premium',
    unitAmountMinor: 1999,
    currency: 'usd',
    interval: 'month',
  },
  { id: 'price_annual', name: 'Annual', unitAmountMinor: 19999, currency: 'usd', interval: 'year' },
];

export function readConfig(options: SandboxOptions): Omit<Config, 'publicUrl'> {
  const secretKey = options.secretKey ?? 'sk_test_sandbox';
  const publishableKey = options.publishableKey ?? 'pk_test_sandbox';
  if (!/^(sk|rk)_test_\w+$/.test(secretKey)) {
    throw new Error(
      'The secret key must start with sk_test_: a live key has no place in a sandbox.',
    );
  }
  if (!/^pk_test_\w+$/.test(publishableKey)) {
    throw new Error('The publishable key must start with pk_test_: live keys are refused.');
  }
  return {
    secretKey,
    publishableKey,
    accountName: options.accountName ?? 'Sandbox',
    afterDunning: options.afterDunning ?? 'cancel',
    webhookRetriesMs: options.webhookRetriesMs ?? RETRIES_MS,
  };
}
