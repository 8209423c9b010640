import type { KyselyPlugin } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../../adapters/logger.ts';
import { openTestDb } from '../../../testing/test-db.ts';
import type { BillingContext } from '../context.ts';
import { insertEvent } from './events.repo.ts';
import { handleDueEvents } from './handle-events.ts';

it('waits for the events of every member, even if one fails', async () => {
  const db = await openTestDb();
  onTestFinished(() => db.close());
  const now = () => new Date('2026-06-01T12:00:00.000Z');
  for (const customerId of ['cus_slow', 'cus_bad']) {
    const event = { id: `evt_${customerId}`, type: 'customer.updated', customerId, chargeId: null };
    await insertEvent(db.queries, event, now().toISOString());
  }
  const failed = Promise.withResolvers<void>();
  let isFirst = true;
  const failFirstWrite: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind !== 'UpdateQueryNode' || !isFirst) return node;
      isFirst = false;
      failed.resolve();
      throw new Error('the disk is full');
    },
    transformResult: async ({ result }) => result,
  };
  let isThrough = false;
  const readCustomer = async (customerId: string) => {
    if (customerId === 'cus_bad') throw new Error('no response');
    await failed.promise;
    for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
    isThrough = true;
    return { userDocumentId: null };
  };
  const context = {
    db: { ...db, queries: db.queries.withPlugin(failFirstWrite) },
    now,
    payments: { readCustomer },
    logger: createLogger('silent'),
  } as unknown as BillingContext;
  await expect(handleDueEvents(context)).rejects.toThrow('the disk is full');
  expect(isThrough).toBe(true);
});
