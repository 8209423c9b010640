import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { percentile } from './lib/load.ts';
import { freePort, type Running, SITE, startServer } from './lib/server-process.ts';
import { makeSite } from './lib/site.ts';
import type { Row } from './lib/table.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONCURRENCY = 16;
const CUSTOMERS = 8;
const SECRET = 'whsec_bench';

/** Sends signed events of a few customers at full speed. An event is handled once its customer is synced. */
export async function measureBilling(): Promise<Row[]> {
  const dataDir = await makeSite();
  const env = { DATA_DIR: dataDir, HOST: '127.0.0.1', STRIPE_WEBHOOK_SECRET: SECRET };
  const server = await startServer(SITE, env, await freePort());
  try {
    const customers = await Promise.all(
      Array.from({ length: CUSTOMERS }, (_, index) => becomeCustomer(server, index)),
    );
    const began = performance.now();
    const times = await sendFor(server, customers);
    const sentSeconds = (performance.now() - began) / 1000;
    await untilHandled(dataDir, times.length);
    const handledSeconds = (performance.now() - began) / 1000;
    return [
      { what: 'webhook events accepted', value: times.length / sentSeconds, unit: '/s' },
      { what: 'webhook events accepted, p99', value: percentile(times, 0.99), unit: 'ms' },
      { what: 'webhook events handled', value: times.length / handledSeconds, unit: '/s' },
    ];
  } finally {
    await server.stop();
  }
}

async function post(url: string, body: object | undefined, headers: Record<string, string>) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${text}`);
  return JSON.parse(text);
}

async function becomeCustomer({ url }: Running, index: number): Promise<string> {
  const member = {
    username: `bench${index}`,
    email: `bench${index}@example.org`,
    password: 'a password for the bench',
  };
  const { jwt } = await post(`${url}/api/auth/local/register`, member, {});
  const headers = { authorization: `Bearer ${jwt}` };
  await post(`${url}/api/payments/setup-intent`, undefined, headers);
  const me = await fetch(`${url}/api/users/me`, { headers });
  return ((await me.json()) as { stripeCustomerId: string }).stripeCustomerId;
}

async function sendFor({ url }: Running, customers: readonly string[]): Promise<number[]> {
  const began = performance.now();
  const times: number[] = [];
  let count = 0;
  const one = async () => {
    while (performance.now() - began < SECONDS * 1000) {
      count += 1;
      const customer = customers[count % customers.length];
      const object = { object: 'invoice', id: `in_bench${count}`, customer };
      const event = { id: `evt_bench${count}`, object: 'event', type: 'invoice.paid' };
      const body = JSON.stringify({ ...event, data: { object } });
      const at = Math.floor(Date.now() / 1000);
      const mac = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex');
      const start = performance.now();
      const response = await fetch(`${url}/api/webhooks/stripe`, {
        method: 'POST',
        headers: { 'stripe-signature': `t=${at},v1=${mac}` },
        body,
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The webhook responded with ${response.status}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, one));
  return times;
}

async function untilHandled(dataDir: string, sent: number): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'rostra.db'), { readOnly: true });
  const handled = database.prepare(
    "select count(*) as count from payment_events where id like 'evt_bench%' and due_at is null",
  );
  while (Number(handled.get()?.count) < sent) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  database.close();
}
