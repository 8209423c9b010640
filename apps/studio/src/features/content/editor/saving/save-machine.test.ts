import { describe, expect, it } from 'vitest';
import {
  dueAt,
  isUnsaved,
  MAX_WAIT_MS,
  PAUSE_MS,
  type SaveEvent,
  type SaveState,
  startSaving,
  step,
  unsavedChanges,
} from './save-machine.ts';

const START = 1_000_000;
const opened = startSaving({ title: 'One', body: 'Text', slug: 'one' }, 4);

/** Applies events, each with its time after the start. */
const run = (events: [number, SaveEvent][], state: SaveState = opened) =>
  events.reduce((current, [at, event]) => step(current, event, START + at), state);

const typed = (body: string): SaveEvent => ({ type: 'changed', fields: { body } });
const sent: SaveEvent = { type: 'sent' };
const saved = (version = 5, known = {}): SaveEvent => ({ type: 'saved', version, known });
const failed = (kind: 'offline' | 'login'): SaveEvent => ({ type: 'failed', problem: { kind } });

describe('the time of a save', () => {
  it('never comes without a change', () => {
    expect(dueAt(opened)).toBeUndefined();
    expect(isUnsaved(opened)).toBe(false);
  });

  it('is two seconds after the last change', () => {
    expect(
      dueAt(
        run([
          [0, typed('a')],
          [1500, typed('ab')],
        ]),
      ),
    ).toBe(START + 1500 + PAUSE_MS);
  });

  it('is at most ten seconds after the first one', () => {
    const letters = Array.from({ length: 12 }, (_, second): [number, SaveEvent] => [
      second * 1000,
      typed('x'.repeat(second + 1)),
    ]);
    expect(dueAt(run(letters))).toBe(START + MAX_WAIT_MS);
  });

  it('is cancelled by undoing the change', () => {
    expect(
      dueAt(
        run([
          [0, typed('a')],
          [500, typed('Text')],
        ]),
      ),
    ).toBeUndefined();
  });
});

describe('a request', () => {
  it('is the only one at a time', () => {
    const state = run([
      [0, typed('a')],
      [2000, sent],
      [2500, typed('ab')],
    ]);
    expect(dueAt(state)).toBeUndefined();
    expect(isUnsaved(state)).toBe(true);
  });

  it('loses no letter that is typed meanwhile', () => {
    const state = run([
      [0, typed('a')],
      [2000, sent],
      [2500, typed('ab')],
      [3000, saved()],
    ]);
    expect(state.current.body).toBe('ab');
    expect(unsavedChanges(state)).toEqual({ body: 'ab' });
    expect(dueAt(state)).toBe(START + 2500 + PAUSE_MS);
    expect(state.version).toBe(5);
  });

  it('carries only the fields that changed', () => {
    expect(
      run([
        [0, typed('a')],
        [2000, sent],
      ]).sending,
    ).toEqual({ body: 'a' });
  });

  it('takes over a slug that the server made, and is then complete', () => {
    const state = run([
      [0, { type: 'changed', fields: { title: 'Two' } }],
      [2000, sent],
      [2100, saved(5, { slug: 'two' })],
    ]);
    expect(state.current.slug).toBe('two');
    expect(isUnsaved(state)).toBe(false);
  });

  it('does not take a slug over that the person has changed meanwhile', () => {
    const state = run([
      [0, { type: 'changed', fields: { title: 'Two' } }],
      [2000, sent],
      [2050, { type: 'changed', fields: { slug: 'mine' } }],
      [2100, saved(5, { slug: 'two' })],
    ]);
    expect(state.current.slug).toBe('mine');
    expect(unsavedChanges(state)).toEqual({ slug: 'mine' });
  });
});

describe('a failure', () => {
  it('keeps the text and is tried again, later each time', () => {
    const once = run([
      [0, typed('a')],
      [2000, sent],
      [2100, failed('offline')],
    ]);
    expect(once.current.body).toBe('a');
    expect(dueAt(once)).toBe(START + 2100 + 5000);
    const twice = run(
      [
        [7100, sent],
        [7200, failed('offline')],
      ],
      once,
    );
    expect(dueAt(twice)).toBe(START + 7200 + 10_000);
  });

  it('is tried again at once when the connection returns', () => {
    const state = run([
      [0, typed('a')],
      [2000, sent],
      [2100, failed('offline')],
      [2500, { type: 'retry' }],
    ]);
    expect(dueAt(state)).toBeLessThanOrEqual(START + 2500);
  });

  it('of the login waits for the next one', () => {
    const away = run([
      [0, typed('a')],
      [2000, sent],
      [2100, failed('login')],
      [9000, typed('ab')],
    ]);
    expect(dueAt(away)).toBeUndefined();
    const back = run([[60_000, { type: 'retry' }]], away);
    expect(dueAt(back)).toBeLessThanOrEqual(START + 60_000);
    expect(unsavedChanges(back)).toEqual({ body: 'ab' });
  });

  it('that the person can remove is tried again after the next change', () => {
    const refused: SaveEvent = { type: 'failed', problem: { kind: 'refused', reason: 'Taken' } };
    const state = run([
      [0, typed('a')],
      [2000, sent],
      [2100, refused],
    ]);
    expect(dueAt(state)).toBeUndefined();
    expect(dueAt(run([[3000, typed('b')]], state))).toBe(START + 3000 + PAUSE_MS);
  });
});

describe('a conflict', () => {
  const conflict: SaveEvent = {
    type: 'failed',
    problem: {
      kind: 'conflict',
      conflict: { base: {}, version: 9, merged: {}, conflicts: [], editor: 'Ada' },
    },
  };
  const state = run([
    [0, typed('a')],
    [2000, sent],
    [2100, conflict],
  ]);

  it('is never overwritten, neither by a change nor by a retry', () => {
    expect(
      dueAt(
        run(
          [
            [3000, typed('b')],
            [4000, { type: 'retry' }],
          ],
          state,
        ),
      ),
    ).toBeUndefined();
  });

  it('is over with a merged text, which is saved on top of the other version', () => {
    const merged: SaveEvent = {
      type: 'merged',
      base: { title: 'One', body: 'theirs', slug: 'one' },
      version: 9,
      current: { title: 'One', body: 'both', slug: 'one' },
    };
    const after = run([[5000, merged]], state);
    expect(after.version).toBe(9);
    expect(unsavedChanges(after)).toEqual({ body: 'both' });
    expect(dueAt(after)).toBeLessThanOrEqual(START + 5000);
  });

  it('needs no request if the merged text is the other one', () => {
    const base = { title: 'One', body: 'theirs', slug: 'one' };
    const after = run([[5000, { type: 'merged', base, version: 9, current: base }]], state);
    expect(isUnsaved(after)).toBe(false);
    expect(dueAt(after)).toBeUndefined();
  });
});
