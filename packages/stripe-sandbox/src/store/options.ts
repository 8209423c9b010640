export interface SandboxOptions {
  /** 0, the default, picks a free port. */
  port?: number;
  /** 127.0.0.1 by default. */
  host?: string;
  /** The URL browsers use, if it differs from the listening address, for example behind a proxy. */
  publicUrl?: string;
  /** Folder of the database. Without one, the state is in memory only. */
  dataDir?: string;
  secretKey?: string;
  publishableKey?: string;
  /** A webhook endpoint that exists from the start. */
  webhookUrl?: string;
  webhookSecret?: string;
  /** Delays before each webhook retry, in milliseconds. */
  webhookRetriesMs?: number[];
  /** Prices to create at startup with these ids. */
  seed?: SeedPrice[];
  accountName?: string;
  /** What happens to a subscription when all retries have failed. */
  afterDunning?: 'cancel' | 'unpaid' | 'past_due';
  /** Requires the secret key as bearer token for the control page, which shows it. */
  protectControlPage?: boolean;
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

/** Like Stripe, retries with increasing delays for about three days. */
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
    throw new Error('The secret key must start with sk_test_; live keys are rejected.');
  }
  if (!/^pk_test_\w+$/.test(publishableKey)) {
    throw new Error('The publishable key must start with pk_test_; live keys are rejected.');
  }
  return {
    secretKey,
    publishableKey,
    accountName: options.accountName ?? 'Sandbox',
    afterDunning: options.afterDunning ?? 'cancel',
    webhookRetriesMs: options.webhookRetriesMs ?? RETRIES_MS,
  };
}
