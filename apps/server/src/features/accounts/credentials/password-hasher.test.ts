import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { argon2Threads } from './argon2-pool.ts';
import { createPasswordHasher } from './password-hasher.ts';

const cost = { memoryCost: 8, timeCost: 1 };
const onThreads = argon2Threads();

describe('the password hasher', () => {
  it('is argon2id, salted, and knows its own', async () => {
    const hasher = createPasswordHasher(cost, onThreads);
    const [first, second] = await Promise.all([hasher.hash('secret'), hasher.hash('secret')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect(first).not.toBe(second);
    expect(await hasher.verify(first, 'secret')).toBe(true);
    expect(await hasher.verify(first, 'Secret')).toBe(false);
  });

  it('says no without a stored hash, whatever is tried', async () => {
    const hasher = createPasswordHasher(cost, onThreads);
    for (const password of ['secret', '', 'a password that nobody has']) {
      expect(await hasher.verify(undefined, password)).toBe(false);
    }
  });

  it('compares with nothing as it does with something: the same work, not an error', async () => {
    const asked: string[] = [];
    const hasher = createPasswordHasher(cost, {
      ...onThreads,
      verify: (stored, password) => {
        asked.push(stored);
        return onThreads.verify(stored, password);
      },
    });
    await hasher.verify(undefined, 'secret');
    expect(parseOptions(String(asked[0]))).toEqual(parseOptions(await hasher.hash('secret')));
  });

  it('still knows no from yes when its first question came while too many waited', async () => {
    const hasher = createPasswordHasher(cost, onThreads, 1);
    const stored = await hasher.hash('secret');
    const waiting = Array.from({ length: 513 }, () => hasher.hash('secret'));
    await expect(hasher.verify(stored, 'secret')).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all(waiting);
    expect(await hasher.verify(undefined, 'secret')).toBe(false);
    expect(await hasher.verify(stored, 'secret')).toBe(true);
  });

  it('serves as many as wait, and turns away what is too much', async () => {
    const hasher = createPasswordHasher(cost, onThreads, 1);
    const results = await Promise.allSettled(
      Array.from({ length: 600 }, () => hasher.hash('secret')),
    );
    const failed = results.filter(({ status }) => status === 'rejected');
    expect(failed).toHaveLength(600 - 513);
    expect(failed[0]).toMatchObject({ reason: { code: 'unavailable' } });
    expect(await hasher.hash('secret')).toContain('$argon2id$');
  });
});
