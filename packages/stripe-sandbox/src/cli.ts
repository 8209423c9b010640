#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { startSandbox } from './start-sandbox.ts';
import { type SandboxOptions, SEED_PLANS, type SeedPrice } from './store/options.ts';

const HELP = `stripe-sandbox: a local Stripe for development and tests. No real money, no network.

  --port <n>               port to listen on (default 12111; 0 picks a free one)
  --host <address>         address to listen on (default 127.0.0.1)
  --public-url <url>       address browsers use, when it differs
  --data <folder>          store the state here (default: in memory only)
  --webhook-url <url>      send all events here
  --webhook-secret <s>     sign webhooks with this (default whsec_sandbox)
  --secret-key <key>       default sk_test_sandbox; live keys are rejected
                           (both secrets can also be set as STRIPE_SANDBOX_WEBHOOK_SECRET and
                           STRIPE_SANDBOX_SECRET_KEY in the environment, hidden from other users)
  --publishable-key <key>  default pk_test_sandbox
  --seed                   create price_basic, price_premium and price_annual
  --seed-price <spec>      create one price: id:amount:currency:interval[:name], repeatable
  --account-name <name>    shown on invoices and pages
  --after-dunning <what>   cancel (default), unpaid or past_due
  --protect-control-page   show the control page only to requests with the secret key
  --until-stdin-ends       stop when standard input ends, together with the parent process
  --help
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12111' },
    host: { type: 'string' },
    'public-url': { type: 'string' },
    data: { type: 'string' },
    'webhook-url': { type: 'string' },
    'webhook-secret': { type: 'string' },
    'secret-key': { type: 'string' },
    'publishable-key': { type: 'string' },
    seed: { type: 'boolean', default: false },
    'seed-price': { type: 'string', multiple: true, default: [] },
    'account-name': { type: 'string' },
    'after-dunning': { type: 'string' },
    'protect-control-page': { type: 'boolean' },
    'until-stdin-ends': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(HELP);
} else {
  await run();
}

async function run(): Promise<void> {
  const running = await startSandbox(readOptions()).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
  console.log(
    JSON.stringify({ ready: true, url: running.url, port: running.port, pid: process.pid }),
  );
  const stop = () => {
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (values['until-stdin-ends']) process.stdin.once('end', stop).resume();
}

function readOptions(): SandboxOptions {
  const given: Record<string, unknown> = {
    port: Number(values.port),
    host: values.host,
    publicUrl: values['public-url'],
    dataDir: values.data,
    webhookUrl: values['webhook-url'],
    webhookSecret: values['webhook-secret'] ?? process.env.STRIPE_SANDBOX_WEBHOOK_SECRET,
    secretKey: values['secret-key'] ?? process.env.STRIPE_SANDBOX_SECRET_KEY,
    publishableKey: values['publishable-key'],
    accountName: values['account-name'],
    afterDunning: values['after-dunning'],
    protectControlPage: values['protect-control-page'],
    seed: [...(values.seed ? SEED_PLANS : []), ...values['seed-price'].map(readSeed)],
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function readSeed(spec: string): SeedPrice {
  const [id = '', amount = '', currency = '', interval = '', name = id] = spec.split(':');
  if (
    !id.startsWith('price_') ||
    !/^\d+$/.test(amount) ||
    !/^(day|week|month|year)$/.test(interval)
  ) {
    console.error(`Invalid price: ${spec}. Example: price_basic:999:usd:month:Basic`);
    process.exit(1);
  }
  return {
    id,
    name,
    unitAmountMinor: Number(amount),
    currency,
    interval: interval as SeedPrice['interval'],
  };
}
