import type { ClientInfo } from '../../../http/caller.ts';
import { addressBlock, type ThrottleRule, throttleKey } from '../../accounts/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const waits = { firstWaitMs: 30 * SECOND, maxWaitMs: 15 * MINUTE, forgetMs: HOUR };

export interface LoginLimits {
  all: ThrottleRule[];
  /** Keys that a successful login clears. Under the shared keys, it only reverts its own attempt. */
  ownKeys: string[];
  sharedKeys: string[];
  /** Counts attempts on this account from anywhere. */
  accountKeys: string[];
}

/**
 * A browser that has logged in to this account before has a limit of its own, so strangers cannot
 * lock a member out. A password reset by mail makes any browser a known one.
 */
export function loginLimits(
  account: string,
  client: ClientInfo,
  isKnownDevice: boolean,
): LoginLimits {
  const address = addressBlock(client.address);
  const perAddress = { key: throttleKey('login-address', address), free: 50, ...waits };
  if (isKnownDevice) {
    const own = {
      key: throttleKey('login-device', account, client.deviceId ?? ''),
      free: 10,
      ...waits,
    };
    return { all: [own], ownKeys: [own.key], sharedKeys: [], accountKeys: [] };
  }
  const own = { key: throttleKey('login-from', account, address), free: 5, ...waits };
  const perAccount = { key: throttleKey('login-account', account), free: 50, ...waits };
  return {
    all: [own, perAddress, perAccount],
    ownKeys: [own.key],
    sharedKeys: [perAddress.key, perAccount.key],
    accountKeys: [perAccount.key],
  };
}
