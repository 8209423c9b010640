import { hash, parseOptions, verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createArgon2Pool } from './argon2-pool.ts';
import { createPasswordHasher, NO_PASSWORD } from './password-hasher.ts';

const cost = { memoryCost: 8, timeCost: 1 };
const argon2 = { hash, verify };

describe('createPasswordHasher', () => {
  it('creates salted argon2id hashes and verifies them', async () => {
    const hasher = createPasswordHasher(cost, argon2);
    const [first, second] = await Promise.all([hasher.hash('secret'), hasher.hash('secret')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect(first).not.toBe(second);
    expect(await hasher.verify(first, 'secret')).toBe(true);
    expect(await hasher.verify(first, 'Secret')).toBe(false);
  });

  it('rejects every password without a stored hash', async () => {
    const hasher = createPasswordHasher(cost, argon2);
    for (const password of ['secret', '', 'a password that nobody has']) {
      expect(await hasher.verify(undefined, password)).toBe(false);
      expect(await hasher.verify(NO_PASSWORD, password)).toBe(false);
    }
  });

  it('does the same work with and without a stored hash', async () => {
    const hashed: string[] = [];
    const hasher = createPasswordHasher(cost, {
      ...argon2,
      verify: (stored, password) => {
        hashed.push(stored);
        return argon2.verify(stored, password);
      },
    });
    await hasher.verify(undefined, 'secret');
    await hasher.verify(NO_PASSWORD, 'secret');
    const full = parseOptions(await hasher.hash('secret'));
    expect(hashed.map((stored) => parseOptions(stored))).toEqual([full, full]);
  });

  it('still verifies correctly after the pool was too busy for its first request', async () => {
    const { hash: hashOnThread, verify: verifyOnThread } = createArgon2Pool({
      onError: (error) => {
        throw error;
      },
      threads: 1,
    });
    const hasher = createPasswordHasher(cost, { hash: hashOnThread, verify: verifyOnThread });
    const stored = await hasher.hash('secret');
    const waiting = Array.from({ length: 513 }, () => hasher.hash('secret'));
    await expect(hasher.verify(stored, 'secret')).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all(waiting);
    expect(await hasher.verify(undefined, 'secret')).toBe(false);
    expect(await hasher.verify(stored, 'secret')).toBe(true);
  });
});
