import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts';
import { createLanes } from './lanes.ts';

test('tasks of one lane run in order, those of others in parallel up to the limit', async () => {
  const lanes = createLanes(2);
  const log: string[] = [];
  const release = new Map<string, () => void>();
  const task = (name: string) => () => {
    log.push(`start ${name}`);
    return new Promise<void>((resolve) => release.set(name, resolve));
  };
  const turn = () => new Promise(setImmediate);
  lanes.add('a', task('a1'));
  lanes.add('a', task('a2'));
  lanes.add('b', task('b1'));
  lanes.add('c', task('c1'));
  // A backlog leaves every other turn of the event loop to requests.
  expect(log).toEqual([]);
  await turn();
  expect(log).toEqual(['start a1']);
  await turn();
  await turn();
  expect(log).toEqual(['start a1', 'start b1']);
  const idle = lanes.idle();
  for (const name of ['b1', 'a1', 'c1', 'a2']) {
    release.get(name)?.();
    await turn();
    await turn();
  }
  await idle;
  expect(log).toEqual(['start a1', 'start b1', 'start c1', 'start a2']);
});

test('webhooks go out in parallel while those of one object keep their order', async () => {
  const receiver = await startWebhookReceiver();
  receiver.barrier = 5;
  const { sandbox, stripe } = await startForTest({ seed: [], webhookUrl: receiver.url });
  const customers = await Promise.all(
    Array.from({ length: 10 }, () => stripe.customers.create({ name: '0' })),
  );
  for (const name of ['1', '2', '3']) {
    await Promise.all(customers.map(({ id }) => stripe.customers.update(id, { name })));
  }
  await sandbox.webhooksIdle();
  const names = new Map<string, string[]>();
  for (const { body } of receiver.received) {
    const { id, name } = JSON.parse(body).data.object;
    names.set(id, [...(names.get(id) ?? []), name]);
  }
  expect([...names.values()]).toEqual(customers.map(() => ['0', '1', '2', '3']));
});
