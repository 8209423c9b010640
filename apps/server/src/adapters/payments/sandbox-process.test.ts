import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PaymentsError } from './payments-error.ts';
import { createSandboxProcess } from './sandbox-process.ts';
import { lazyStripe } from './stripe-client.ts';

function open(startTimeoutMs = 60_000) {
  const warn = vi.fn();
  const dataDir = mkdtempSync(join(tmpdir(), 'rostra-sandbox-'));
  const sandbox = createSandboxProcess({
    dataDir,
    accountName: 'Test',
    publicUrl: 'http://localhost:4100/stripe-sandbox',
    secretKey: 'sk_test_mine',
    publishableKey: 'pk_test_mine',
    webhookSecret: 'whsec_mine',
    prices: ['price_sample:1234:usd:month:Sample'],
    logger: { warn },
    startTimeoutMs,
  });
  onTestFinished(async () => {
    await sandbox.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { ...sandbox, warn };
}

/** The command lines of our child processes, as any user of the machine sees them. */
const ownChildren = () =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => Number.parseInt(line, 10) === process.pid);

const WEBHOOK = 'http://127.0.0.1:1/api/webhooks/stripe';

it('runs with our keys and prices until it is stopped', async () => {
  const sandbox = open();
  sandbox.start(WEBHOOK);
  const stripe = await lazyStripe({ secretKey: 'sk_test_mine', apiUrl: sandbox.apiUrl })();
  expect(await stripe.prices.retrieve('price_sample')).toMatchObject({
    unit_amount: 1234,
    recurring: { interval: 'month' },
  });
  const lines = ownChildren();
  expect(lines).toContainEqual(expect.stringContaining('price_sample:1234'));
  expect(lines.join('\n')).not.toMatch(/sk_test_mine|whsec_mine/);
  await sandbox.stop();
  await expect(fetch(await sandbox.apiUrl())).rejects.toThrow();
});

it('can be stopped before it is started', async () => {
  await open().stop();
});

/** Makes `spawn` fail. */
function startWith(program: string, sandbox: ReturnType<typeof open>) {
  const { execPath } = process;
  process.execPath = program;
  sandbox.start(WEBHOOK);
  process.execPath = execPath;
}

it('that cannot start is unavailable, is restarted, and can be stopped', async () => {
  const sandbox = open(10);
  startWith('/nowhere/node', sandbox);
  const failed = await sandbox.apiUrl().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(PaymentsError);
  expect(failed).toMatchObject({ failure: { kind: 'unavailable' }, hasResponse: false });
  await expect
    .poll(() => sandbox.warn)
    .toHaveBeenCalledWith(expect.anything(), 'payment sandbox exited; restarting');
  await sandbox.stop();
});

it('rejects waiting calls when it is stopped', async () => {
  const sandbox = open(60_000);
  const waiting = expect(sandbox.apiUrl()).rejects.toThrow('stopped');
  await sandbox.stop();
  await waiting;
});
