import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('lets the work of one key wait for each other, and not for that of others', async () => {
  const inTurn = createTurns<string>();
  const order: string[] = [];
  const slow = Promise.withResolvers<void>();
  const first = inTurn('ada', async () => {
    await slow.promise;
    order.push('ada 1');
    throw new Error('failed');
  });
  const second = inTurn('ada', async () => {
    order.push('ada 2');
  });
  await inTurn('bob', async () => {
    order.push('bob');
  });
  slow.resolve();
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(order).toEqual(['bob', 'ada 1', 'ada 2']);
});
