import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseOptions } from '@node-rs/argon2';
import { normalisePassword } from '@rostra/contract';
import { createQueue } from '../../../queue.ts';

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

/** Who does the work. */
export interface Argon2 {
  hash(password: string, options: Argon2Options): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Without a stored hash it takes as long as with one, and says no. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  needsRehash(stored: string): boolean;
}

const MAX_WAITING = 512;

/** argon2id in order of arrival, and never more at a time than there are cores. */
export function createPasswordHasher(
  cost: PasswordCost,
  { hash, verify }: Argon2,
  maxAtOnce = availableParallelism(),
): PasswordHasher {
  const inTurn = createQueue(maxAtOnce, MAX_WAITING);
  const options = { ...cost, parallelism: 1 };
  const decoy = hashOfNothing(options);

  return {
    hash: (password) => inTurn(() => hash(normalisePassword(password), options)),
    verify: async (stored, password) => {
      const matches = await inTurn(() => verify(stored ?? decoy, normalisePassword(password)));
      return matches && stored !== undefined;
    },
    needsRehash: (stored) => {
      const { memoryCost, timeCost } = parseOptions(stored);
      return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost;
    },
  };
}

/** Costs as much to compare with as any other, and no password leads to it. */
function hashOfNothing({ memoryCost, timeCost, parallelism }: Argon2Options): string {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(32)}`;
}
