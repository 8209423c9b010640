import type { KeyValueStorage } from './browser-storage.ts';

/** Runs a task while no other tab runs one of the same name. */
export type TabLock = <T>(task: () => Promise<T>) => Promise<T>;

export interface TabLockOptions {
  name: string;
  /** The browser's own locks; only secure pages have them. */
  locks?: Pick<LockManager, 'request'> | undefined;
  storage: KeyValueStorage;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
}

const LEASE_MS = 35_000; // longer than any call may take
const SETTLE_MS = 60; // for two tabs that write at the same moment
const ASK_AGAIN_MS = 200;
const HOLD_MS = 1000;

/**
 * What one tab writes to storage reaches the others a moment later, so the turn is held a little
 * longer than the task takes: the next tab then reads what this one wrote.
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
 * Without the browser's locks: a lease in storage, which a tab writes and then looks whether it is
 * still its own. Not airtight, and need not be: the server forgives two refreshes at the same moment.
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
