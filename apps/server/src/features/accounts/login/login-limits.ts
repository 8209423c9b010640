import type { ClientInfo } from '../../sessions/index.ts';
import { addressBlock } from '../throttling/address-block.ts';
import { type ThrottleRule, throttleKey } from '../throttling/throttle.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const waits = { firstWaitMs: 30 * SECOND, maxWaitMs: 15 * MINUTE, forgetMs: HOUR };

export interface LoginLimits {
  all: ThrottleRule[];
  /** Forgotten when the login succeeds. The others only take that one attempt back. */
  ownKeys: string[];
  sharedKeys: string[];
  /** What strangers everywhere have used up for this account. */
  accountKeys: string[];
}

/**
 * A stranger can only use up what is counted for strangers. A browser that has logged in to this
 * account before is counted for itself, so it gets in however hard others try; and a password reset
 * by mail makes any browser such a one.
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
