import type { KeyValueStorage } from './browser-storage.ts';

/** Runs a task while no other tab runs one with the same name. */
export type TabLock = <T>(task: () => Promise<T>) => Promise<T>;

export interface TabLockOptions {
  name: string;
  /** Web Locks exist only in secure contexts. */
  locks?: Pick<LockManager, 'request'> | undefined;
  storage: KeyValueStorage;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
}

const LEASE_MS = 35_000; // longer than any request can take
const SETTLE_MS = 60; // for two tabs that write at the same time
const ASK_AGAIN_MS = 200;
const HOLD_MS = 1000;

/**
 * Storage events reach other tabs with a delay, so the lock is held slightly longer than the task:
 * the next tab then reads what this one wrote.
 */
export function createTabLock(options: TabLockOptions): TabLock {
  const { name, locks, wait = sleep } = options;
  const takeTurn = (turn: () => Promise<void>) =>
    locks ? locks.request(name, turn) : takeLease(options, turn);
  return (task) =>
    new Promise((resolve, reject) => {
      const turn = async () => {
        await task().then(resolve, reject);
        await wait(HOLD_MS);
      };
      takeTurn(turn).catch(reject);
    });
}

/**
 * Fallback without Web Locks: a lease in local storage, which a tab writes and then checks. Not
 * airtight, but the server tolerates two concurrent refreshes.
 */
async function takeLease(
  { name, storage, now = Date.now, wait = sleep }: TabLockOptions,
  turn: () => Promise<void>,
): Promise<void> {
  const own = Math.random().toString(36).slice(2);
  const isOwn = () => storage.getItem(name)?.endsWith(` ${own}`) ?? false;
  const isFree = () => Number.parseInt(storage.getItem(name) ?? '0', 10) <= now();
  while (!isOwn()) {
    if (isFree()) {
      storage.setItem(name, `${now() + LEASE_MS} ${own}`);
      await wait(SETTLE_MS);
    } else {
      await wait(ASK_AGAIN_MS);
    }
  }
  try {
    await turn();
  } finally {
    if (isOwn()) storage.removeItem(name);
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
