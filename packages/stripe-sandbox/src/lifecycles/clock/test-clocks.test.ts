import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { at, DAY, subscribe } from '../../testing/subscribe.ts';

test('a clock only advances forward, and deleting it deletes its customers', async () => {
  const { stripe, events } = await startForTest();
  const start = at('2026-06-01T00:00:00');
  const { clock, customer } = await subscribe(stripe, { start });
  const { testClocks } = stripe.testHelpers;
  const moved = await testClocks.advance(clock.id, { frozen_time: start + DAY });
  expect(moved).toMatchObject({
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: start + DAY } },
  });
  expect(await testClocks.retrieve(clock.id)).toMatchObject({
    frozen_time: start + DAY,
    status: 'ready',
  });
  await expect(testClocks.advance(clock.id, { frozen_time: start })).rejects.toThrow(
    'after the current',
  );
  await expect(testClocks.advance(clock.id, { frozen_time: start + 900 * DAY })).rejects.toThrow(
    'at most two intervals',
  );
  expect((await stripe.customers.list()).data).toHaveLength(0);
  expect((await stripe.customers.list({ test_clock: clock.id })).data).toHaveLength(1);
  await testClocks.del(clock.id);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  expect((await testClocks.list()).data).toHaveLength(0);
  const types = (await events())
    .map(({ type }) => type)
    .filter((type) => type.startsWith('test_helpers'));
  expect(types).toEqual([
    'test_helpers.test_clock.created',
    'test_helpers.test_clock.advancing',
    'test_helpers.test_clock.ready',
    'test_helpers.test_clock.deleted',
  ]);
});
