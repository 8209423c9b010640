import { expect, it } from 'vitest';
import { argon2Threads } from './argon2-pool.ts';

const options = { memoryCost: 8, timeCost: 1, parallelism: 1 };

it('hashes and compares many at once, each answer to its own question', async () => {
  const { hash, verify } = argon2Threads();
  const words = Array.from({ length: 20 }, (_, index) => `secret ${index}`);
  const hashes = await Promise.all(words.map((word) => hash(word, options)));
  const right = await Promise.all(words.map((word, at) => verify(String(hashes[at]), word)));
  const wrong = await Promise.all(words.map((word, at) => verify(String(hashes.at(at - 1)), word)));
  expect(right).toEqual(words.map(() => true));
  expect(wrong).toEqual(words.map(() => false));
});

it('says what went wrong with one question, and answers the next', async () => {
  const { hash, verify } = argon2Threads();
  await expect(verify('no hash at all', 'secret')).rejects.toThrow();
  expect(await verify(await hash('secret', options), 'secret')).toBe(true);
});
