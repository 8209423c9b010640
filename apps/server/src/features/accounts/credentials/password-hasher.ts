import { randomBytes } from 'node:crypto';
import { parseOptions } from '@node-rs/argon2';
import { normalisePassword } from '@rostra/contract';

export interface PasswordCost {
  /** KiB of memory. */
  memoryCost: number;
  timeCost: number;
}

/** OWASP's recommendation for argon2id. */
export const DEFAULT_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

export interface Argon2Options extends PasswordCost {
  parallelism: number;
}

/** The implementation: worker threads in production (`argon2-pool.ts`). */
export interface Argon2 {
  hash(password: string, options: Argon2Options): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Without a stored hash, or with `NO_PASSWORD`, this takes the same time and returns false. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  needsRehash(stored: string): boolean;
}

/** Stored for an account whose owner has yet to choose a password through a reset link. */
export const NO_PASSWORD = '';

/** Hashes and verifies passwords with argon2id. */
export function createPasswordHasher(cost: PasswordCost, { hash, verify }: Argon2): PasswordHasher {
  const options = { ...cost, parallelism: 1 };
  const decoy = createDecoyHash(options);

  return {
    hash: (password) => hash(normalisePassword(password), options),
    verify: async (stored, password) => {
      const matches = await verify(stored || decoy, normalisePassword(password));
      return matches && Boolean(stored);
    },
    needsRehash: (stored) => {
      const { memoryCost, timeCost } = parseOptions(stored);
      return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost;
    },
  };
}

/** A hash that no password matches and that takes as long to verify as a real one. */
function createDecoyHash({ memoryCost, timeCost, parallelism }: Argon2Options): string {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(32)}`;
}
