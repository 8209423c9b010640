import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url));

interface Running {
  child: ChildProcess;
  stripe: Stripe;
  url: string;
}

const run = (...flags: string[]): Promise<Running> => runWith({}, ...flags);

async function runWith(env: Record<string, string>, ...flags: string[]): Promise<Running> {
  const child = spawn(process.execPath, [CLI, '--port', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { url, port, ready } = JSON.parse(String(line));
  expect(ready).toBe(true);
  const stripe = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    maxNetworkRetries: 0,
    port,
    protocol: 'http',
  });
  return { child, stripe, url };
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { force: true, recursive: true }));
  return folder;
}

test('SIGKILL during writes loses nothing that was acknowledged', async () => {
  const folder = makeFolder();
  const acknowledged: string[] = [];
  for (const after of [3, 11, 25]) {
    const { child, stripe } = await run('--data', folder, '--seed');
    const exit = once(child, 'exit');
    const workers = [1, 2, 3].map(async () => {
      for (;;) {
        const customer = await stripe.customers.create({ payment_method: 'pm_card_visa' });
        acknowledged.push(customer.id);
        if (acknowledged.length >= after) child.kill('SIGKILL');
      }
    });
    await Promise.allSettled(workers);
    await exit;
  }
  const { stripe } = await run('--data', folder);
  const kept = new Set<string>();
  for await (const customer of stripe.customers.list({ limit: 100 })) kept.add(customer.id);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(25);
});

test('SIGTERM stops cleanly; a restart restores subscriptions, idempotency keys and secrets', async () => {
  const folder = makeFolder();
  const first = await run('--data', folder, '--seed-price', 'price_x:500:eur:month:Extra');
  const customer = await first.stripe.customers.create({}, { idempotencyKey: 'once' });
  const subscription = await first.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_x' }],
    payment_behavior: 'default_incomplete',
  });
  const exited = once(first.child, 'exit');
  first.child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  const { stripe } = await run('--data', folder, '--seed-price', 'price_x:500:eur:month:Extra');
  expect((await stripe.customers.create({}, { idempotencyKey: 'once' })).id).toBe(customer.id);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete');
  expect((await stripe.prices.list()).data).toHaveLength(1);
});

test('no card number reaches the disk', async () => {
  const folder = makeFolder();
  const { child, stripe } = await run('--data', folder);
  const number = '5555555555554444';
  await stripe.paymentMethods.create({
    card: { cvc: '737', exp_month: 1, exp_year: 2039, number },
    type: 'card',
  });
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  for (const file of readdirSync(folder)) {
    expect(readFileSync(join(folder, file), 'latin1')).not.toContain(number);
  }
});

test.each([
  ['--secret-key', 'sk_live_x'],
  ['--publishable-key', 'pk_live_x'],
  ['--seed-price', 'nonsense'],
])('%s %s is refused at the start', async (flag, value) => {
  const child = spawn(process.execPath, [CLI, '--port', '0', flag, value], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([1, null]);
});

test('--until-stdin-ends stops the sandbox together with its parent process', async () => {
  const child = spawn(process.execPath, [CLI, '--port', '0', '--until-stdin-ends'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(createInterface({ input: child.stdout }), 'line');
  const exit = once(child, 'exit');
  child.stdin.end();
  expect(await exit).toEqual([0, null]);
});

test('secrets can come from the environment; flags take precedence', async () => {
  const env = { STRIPE_SANDBOX_SECRET_KEY: 'sk_test_hidden' };
  const { stripe: refused } = await runWith(env);
  await expect(refused.customers.list()).rejects.toMatchObject({ statusCode: 401 });
  const { stripe } = await runWith(env, '--secret-key', 'sk_test_sandbox');
  expect((await stripe.customers.list()).data).toEqual([]);
});

test('a second sandbox on the same folder is refused; after the first has stopped it starts', async () => {
  const folder = makeFolder();
  const { child } = await run('--data', folder, '--seed');
  const second = spawn(process.execPath, [CLI, '--port', '0', '--data', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    second.kill('SIGKILL');
  });
  const [line] = await once(createInterface({ input: second.stderr }), 'line');
  const [code] = await once(second, 'exit');
  expect(line).toBe(`Another sandbox is using ${folder}.`);
  expect(code).toBe(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { stripe } = await run('--data', folder);
  expect((await stripe.prices.list()).data).toHaveLength(3);
});
