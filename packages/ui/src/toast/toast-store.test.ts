import { describe, expect, it } from 'vitest';
import { createToastStore, TOAST_REMOVE_DELAY_MS } from './toast-store.ts';

function setUp() {
  const timers: { run: () => void; ms: number }[] = [];
  const store = createToastStore({ setTimeout: (run, ms) => timers.push({ run, ms }) });
  const titles = () => store.getToasts().map((toast) => toast.title);
  return { store, timers, titles };
}

describe('the toast store', () => {
  it('keeps the five newest, newest first', () => {
    const { store, titles } = setUp();
    for (const title of ['1', '2', '3', '4', '5', '6']) store.add({ title });
    expect(titles()).toEqual(['6', '5', '4', '3', '2']);
  });

  it('updates a toast in place', () => {
    const { store } = setUp();
    const id = store.add({ title: 'Saving', description: 'One moment' });
    store.update(id, { title: 'Saved', variant: 'destructive' });
    expect(store.getToasts()).toEqual([
      { id, isOpen: true, title: 'Saved', description: 'One moment', variant: 'destructive' },
    ]);
  });

  it('closes a dismissed toast immediately and removes it after 1,000,000 ms', () => {
    const { store, timers, titles } = setUp();
    const id = store.add({ title: 'first' });
    store.add({ title: 'second' });
    store.dismiss(id);
    expect(store.getToasts().map((toast) => toast.isOpen)).toEqual([true, false]);
    expect(timers.map((timer) => timer.ms)).toEqual([TOAST_REMOVE_DELAY_MS]);
    timers[0]?.run();
    expect(titles()).toEqual(['second']);
  });

  it('starts one removal however often a toast is dismissed', () => {
    const { store, timers } = setUp();
    const id = store.add({ title: 'first' });
    store.dismiss(id);
    store.dismiss(id);
    expect(timers).toHaveLength(1);
  });

  it('dismisses all without an id', () => {
    const { store } = setUp();
    store.add({ title: 'first' });
    store.add({ title: 'second' });
    store.dismiss();
    expect(store.getToasts().every((toast) => !toast.isOpen)).toBe(true);
  });

  it('notifies its listeners until they unsubscribe', () => {
    const { store } = setUp();
    let calls = 0;
    const leave = store.subscribe(() => calls++);
    store.add({ title: 'first' });
    leave();
    store.add({ title: 'second' });
    expect(calls).toBe(1);
  });
});
