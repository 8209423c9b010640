import { expect, it } from 'vitest';
import { createArgon2Pool } from './argon2-pool.ts';

const options = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const openPool = (threads?: number) =>
  createArgon2Pool({
    onError: (error) => {
      throw error;
    },
    ...(threads ? { threads } : {}),
  });

it('hashes and verifies many passwords at the same time', async () => {
  const { hash, verify } = openPool();
  const words = Array.from({ length: 20 }, (_, index) => `secret ${index}`);
  const hashes = await Promise.all(words.map((word) => hash(word, options)));
  const right = await Promise.all(words.map((word, at) => verify(String(hashes[at]), word)));
  const wrong = await Promise.all(words.map((word, at) => verify(String(hashes.at(at - 1)), word)));
  expect(right).toEqual(words.map(() => true));
  expect(wrong).toEqual(words.map(() => false));
});

it('reports a failed task and continues', async () => {
  const { hash, verify } = openPool(1);
  await expect(verify('no hash at all', 'secret')).rejects.toThrow();
  expect(await verify(await hash('secret', options), 'secret')).toBe(true);
});

it('runs tasks in order', async () => {
  const { hash } = openPool(1);
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      hash(`secret ${index}`, options).then(() => order.push(index)),
    ),
  );
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('refuses tasks while 512 are waiting, and recovers', async () => {
  const { hash, verify } = openPool(1);
  const stored = await hash('secret', options);
  const results = await Promise.allSettled(
    Array.from({ length: 600 }, () => hash('secret', options)),
  );
  const failed = results.filter(({ status }) => status === 'rejected');
  expect(failed).toHaveLength(600 - 513);
  expect(failed[0]).toMatchObject({ reason: { code: 'unavailable' } });
  expect(await verify(stored, 'secret')).toBe(true);
});
