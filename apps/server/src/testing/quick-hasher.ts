import { hash, verify } from '@node-rs/argon2';
import {
  createPasswordHasher,
  type PasswordCost,
  type PasswordHasher,
} from '../features/accounts/index.ts';

/** argon2id with minimal cost and without worker threads. */
export const quickHasher = (cost: PasswordCost = { memoryCost: 8, timeCost: 1 }): PasswordHasher =>
  createPasswordHasher(cost, { hash, verify });
