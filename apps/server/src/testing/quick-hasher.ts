import { hash, verify } from '@node-rs/argon2';
import {
  createPasswordHasher,
  type PasswordCost,
  type PasswordHasher,
} from '../features/accounts/index.ts';

/** argon2id at next to no cost, without threads to start for every test. */
export const quickHasher = (cost: PasswordCost = { memoryCost: 8, timeCost: 1 }): PasswordHasher =>
  createPasswordHasher(cost, { hash, verify });
