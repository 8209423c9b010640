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
const receiver = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
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
const control = (path, fields) => call('POST', `/sandbox/api/${path}`, JSON.stringify(fields));

async function subscribe() {
  const { id: customer } = await post('/v1/customers', {
    'invoice_settings[default_payment_method]': 'pm_card_visa',
    payment_method: 'pm_card_visa',
  });
  return post('/v1/subscriptions', { customer, 'items[0][price]': 'price_basic' });
}

async function timeReads(id) {
  const started = performance.now();
  for (let read = 0; read < READS; read += 1) await call('GET', `/v1/subscriptions/${id}`);
  return (performance.now() - started) / READS;
}

try {
  const { id } = await subscribe();
  await sandbox.webhooksIdle();
  await timeReads(id);
  print(`1 subscription, no backlog: ${(await timeReads(id)).toFixed(2)} ms per GET`);
  await control('webhooks', { held: true });
  const started = performance.now();
  for (let made = 1; made < SUBSCRIPTIONS; made += 1) await subscribe();
  const each = (performance.now() - started) / (SUBSCRIPTIONS - 1);
  print(`${each.toFixed(1)} ms per customer and subscription`);
  const before = received;
  const backlog = (await call('GET', '/sandbox/api/state')).webhooks.waiting;
  const reads = await timeReads(id);
  print(
    `${SUBSCRIPTIONS} subscriptions, ${backlog} webhooks waiting: ${reads.toFixed(2)} ms per GET`,
  );
  await control('webhooks', { held: false });
  await control('webhooks/release', {});
  const released = performance.now();
  const during = await timeReads(id);
  print(`while they are delivered: ${during.toFixed(2)} ms per GET`);
  await sandbox.webhooksIdle();
  const seconds = (performance.now() - released) / 1000;
  print(`${Math.round((received - before) / seconds)} webhooks per second`);
} finally {
  await sandbox.close();
  receiver.closeAllConnections();
  receiver.close();
  rmSync(dataDir, { force: true, recursive: true });
}
