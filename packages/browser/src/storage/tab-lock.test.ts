import { describe, expect, it } from 'vitest';
import { memoryStorage } from './browser-storage.ts';
import { createTabLock } from './tab-lock.ts';

/** Two tabs without Web Locks. A shared clock interleaves their waits. */
function setUp() {
  const storage = memoryStorage();
  let now = 1000;
  const wait = async (ms: number) => {
    now += ms / 4;
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  const openTab = () => createTabLock({ name: 'lock', storage, now: () => now, wait });
  return { storage, openTab };
}

describe('without Web Locks', () => {
  it('runs one tab after the other', async () => {
    const { openTab, storage } = setUp();
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => setImmediate(resolve));
      running -= 1;
    };
    await Promise.all([openTab()(task), openTab()(task), openTab()(task)]);
    expect(most).toBe(1);
    await expect.poll(() => storage.getItem('lock')).toBeNull();
  });

  it('runs the next tab after a failure', async () => {
    const { openTab } = setUp();
    await expect(openTab()(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await openTab()(async () => 'yes')).toBe('yes');
  });

  it('does not wait forever for a closed tab', async () => {
    const { openTab, storage } = setUp();
    storage.setItem('lock', '36000 gone');
    expect(await openTab()(async () => 'yes')).toBe('yes');
  });
});

it('holds the Web Lock until other tabs can read the new value', async () => {
  const steps: string[] = [];
  const request = async (_name: string, turn: () => Promise<void>) => {
    await turn();
    steps.push('released');
  };
  const withTabLock = createTabLock({
    name: 'lock',
    storage: memoryStorage(),
    locks: { request } as never,
    wait: async () => void steps.push('held'),
  });
  expect(await withTabLock(async () => 'done')).toBe('done');
  await expect.poll(() => steps).toEqual(['held', 'released']);
  await expect(withTabLock(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
