/**
 * Measures reads with many subscriptions and a webhook backlog, and the delivery of that backlog:
 * `node scripts/bench.mjs [subscriptions]`, by default 1,200.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEED_PLANS, startSandbox } from '../src/index.ts';

const SUBSCRIPTIONS = Number(process.argv[2] ?? 1200);
const READS = 200;

const print = (line) => process.stdout.write(`${line}\n`);
let received = 0;
/** Closed, the receiver does not answer, so that a backlog builds up behind the deliveries in progress. */
let gate = Promise.resolve();
let openGate = () => {};
const receiver = createServer((request, response) => {
  request.resume();
  request.on('end', async () => {
    await gate;
    received += 1;
    response.end();
  });
});
await new Promise((resolve) => receiver.listen(0, '127.0.0.1', resolve));

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
const sandbox = await startSandbox({
  dataDir,
  seed: SEED_PLANS,
  webhookUrl: `http://127.0.0.1:${receiver.address().port}/`,
});
const headers = { authorization: 'Bearer sk_test_sandbox' };

async function call(method, path, body) {
  const response = await fetch(`${sandbox.url}${path}`, { body, headers, method });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response.json();
}
const post = (path, fields) => call('POST', path, new URLSearchParams(fields));

async function subscribe() {
  const { id: customer } = await post('/v1/customers', {
    'invoice_settings[default_payment_method]': 'pm_card_visa',
    payment_method: 'pm_card_visa',
  });
  return post('/v1/subscriptions', { customer, 'items[0][price]': 'price_basic' });
}

async function timeReads({ id, customer }) {
  const timeOf = async (path) => {
    const started = performance.now();
    for (let read = 0; read < READS; read += 1) await call('GET', path);
    return ((performance.now() - started) / READS).toFixed(2);
  };
  const one = await timeOf(`/v1/subscriptions/${id}`);
  return `${one} ms per GET, ${await timeOf(`/v1/invoices?customer=${customer}`)} ms per list`;
}

try {
  const subscription = await subscribe();
  await sandbox.webhooksIdle();
  await timeReads(subscription);
  print(`1 subscription, no backlog: ${await timeReads(subscription)}`);
  gate = new Promise((resolve) => {
    openGate = resolve;
  });
  const started = performance.now();
  for (let made = 1; made < SUBSCRIPTIONS; made += 1) await subscribe();
  const each = (performance.now() - started) / (SUBSCRIPTIONS - 1);
  print(`${each.toFixed(1)} ms per customer and subscription`);
  const before = received;
  const backlog = (await call('GET', '/sandbox/api/state')).webhooks.waiting;
  const reads = await timeReads(subscription);
  print(`${SUBSCRIPTIONS} subscriptions, ${backlog} webhooks waiting: ${reads}`);
  const released = performance.now();
  openGate();
  print(`while they are delivered: ${await timeReads(subscription)}`);
  await sandbox.webhooksIdle();
  const seconds = (performance.now() - released) / 1000;
  print(`${Math.round((received - before) / seconds)} webhooks per second`);
} finally {
  await sandbox.close();
  receiver.closeAllConnections();
  receiver.close();
  rmSync(dataDir, { force: true, recursive: true });
}
