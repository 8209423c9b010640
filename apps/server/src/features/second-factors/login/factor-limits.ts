import type { FactorMethod } from '@rostra/contract';
import type { ClientInfo } from '../../../http/caller.ts';
import { addressBlock, type ThrottleRule, throttleKey } from '../../accounts/index.ts';
import { isKnownDevice, type LoginContext } from '../../sessions/index.ts';

const MINUTE = 60_000;
const waits = { firstWaitMs: MINUTE / 2, maxWaitMs: 15 * MINUTE, forgetMs: 60 * MINUTE };

export interface FactorLimits {
  all: ThrottleRule[];
  /** Keys that a success clears. Under the shared keys, it only reverts its own attempt. */
  ownKeys: string[];
  sharedKeys: string[];
}

/**
 * Failures of each factor are counted separately. A browser that has logged in to the account before has
 * a limit of its own, so that a stranger who knows the password cannot lock the owner out.
 */
export async function factorLimits(
  context: LoginContext,
  { method, userId, client }: { method: FactorMethod; userId: number; client: ClientInfo },
): Promise<FactorLimits> {
  const account = String(userId);
  if (await isKnownDevice(context, userId, client)) {
    const key = throttleKey(`${method}-device`, account, client.deviceId ?? '');
    return { all: [{ key, free: 10, ...waits }], ownKeys: [key], sharedKeys: [] };
  }
  const address = addressBlock(client.address);
  const own = { key: throttleKey(`${method}-from`, account, address), free: 5, ...waits };
  const perAccount = { key: throttleKey(`${method}-account`, account), free: 20, ...waits };
  const perAddress = addressLimit(method, client);
  return {
    all: [own, perAccount, perAddress],
    ownKeys: [own.key],
    sharedKeys: [perAccount.key, perAddress.key],
  };
}

/** For attempts that name no account. */
export const addressLimit = (method: FactorMethod, { address }: ClientInfo): ThrottleRule => ({
  key: throttleKey(`${method}-address`, addressBlock(address)),
  free: 50,
  ...waits,
});
