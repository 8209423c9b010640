import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSandboxProcess } from './sandbox-process.ts';
import { lazyStripe } from './stripe-client.ts';

function open() {
  const dataDir = mkdtempSync(join(tmpdir(), 'rostra-sandbox-'));
  const sandbox = createSandboxProcess({
    dataDir,
    accountName: 'Test',
    publicUrl: 'http://localhost:4100/stripe-sandbox',
    secretKey: 'sk_test_mine',
    publishableKey: 'pk_test_mine',
    webhookSecret: 'whsec_mine',
    prices: ['price_basic:999:usd:month:Basic'],
    logger: { warn: () => {} },
  });
  onTestFinished(async () => {
    await sandbox.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return sandbox;
}

/** What any user of the machine sees of the processes that we started. */
const ownChildren = () =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => Number.parseInt(line, 10) === process.pid);

const WEBHOOK = 'http://127.0.0.1:1/api/webhooks/stripe';

it('runs beside us with our keys and prices, and stops when told', async () => {
  const sandbox = open();
  sandbox.start(WEBHOOK);
  const stripe = await lazyStripe({ secretKey: 'sk_test_mine', apiUrl: sandbox.apiUrl })();
  expect(await stripe.prices.retrieve('price_basic')).toMatchObject({
    unit_amount: 999,
    recurring: { interval: 'month' },
  });
  const lines = ownChildren();
  expect(lines).toContainEqual(expect.stringContaining('price_basic:999'));
  expect(lines.join('\n')).not.toMatch(/sk_test_mine|whsec_mine/);
  await sandbox.stop();
  await expect(fetch(await sandbox.apiUrl())).rejects.toThrow();
});

it('can be stopped before it was started', async () => {
  await open().stop();
});
