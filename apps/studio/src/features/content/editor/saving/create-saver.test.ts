import { ApiError } from '@rostra/contract/client';
import { describe, expect, it } from 'vitest';
import { createSaver, type Saver } from './create-saver.ts';
import type { Fields } from './fields.ts';
import type { LocalCopy } from './local-copies.ts';
import { restoreCopy } from './restore-copy.ts';
import { isUnsaved, startSaving } from './save-machine.ts';

const draft = { title: 'Title', body: 'One\n\nTwo\n\nThree\n', slug: 'title' };

/** An editor with a clock, a timer and a server that answers when it is told to. */
function openEditor(initial = startSaving(draft, 1)) {
  let now = 0;
  let timer: { run: () => void; at: number } | undefined;
  const copies = new Map<string, LocalCopy>();
  const requests: {
    changes: Fields;
    version: number;
    answer: PromiseWithResolvers<{ version: number; known: Fields }>;
  }[] = [];
  const merged: (string | undefined)[] = [];
  const beforeMerge = { current: () => {} };
  const saver: Saver = createSaver({
    initial,
    send: (changes, version) => {
      const answer = Promise.withResolvers<{ version: number; known: Fields }>();
      requests.push({ changes, version, answer });
      return answer.promise;
    },
    copies: {
      get: async (key) => copies.get(key),
      put: async (key, copy) => void (copy ? copies.set(key, copy) : copies.delete(key)),
    },
    copyKey: 'post',
    noConnection: 'No connection',
    beforeMerge: () => beforeMerge.current(),
    onMerged: (editor) => merged.push(editor),
    now: () => now,
    schedule: (run, ms) => {
      timer = { run, at: now + ms };
      return () => {
        timer = undefined;
      };
    },
  });
  saver.start();
  return {
    saver,
    requests,
    copies,
    merged,
    beforeMerge,
    pass(ms: number) {
      now += ms;
      if (timer && timer.at <= now) {
        const { run } = timer;
        timer = undefined;
        run();
      }
    },
  };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const conflict = (current: Fields, version: number) =>
  new ApiError('Changed', {
    status: 409,
    code: 'edit_conflict',
    details: { version, current, editor: { id: 2, name: 'Grace' }, at: '2026-01-01T00:00:00.000Z' },
  });

describe('createSaver', () => {
  it('keeps a local copy of every change until the server has it', async () => {
    const { saver, requests, copies, pass } = openEditor();
    saver.change({ title: 'New' });
    expect(copies.get('post')).toMatchObject({ version: 1, current: { title: 'New' } });
    pass(2000);
    requests[0]?.answer.resolve({ version: 2, known: {} });
    await settled();
    expect(requests[0]).toMatchObject({ changes: { title: 'New' }, version: 1 });
    expect(copies.has('post')).toBe(false);
    expect(isUnsaved(saver.getState())).toBe(false);
  });

  it('sends the next request with the version of the last one', async () => {
    const { saver, requests, pass } = openEditor();
    saver.change({ title: 'A' });
    pass(2000);
    saver.change({ title: 'AB' });
    pass(10_000);
    expect(requests).toHaveLength(1);
    requests[0]?.answer.resolve({ version: 2, known: {} });
    await settled();
    pass(2000);
    expect(requests[1]).toMatchObject({ changes: { title: 'AB' }, version: 2 });
  });

  it('takes over a version of somebody else, and keeps what is not saved yet', () => {
    const { saver } = openEditor();
    const newer = { version: 4, current: { ...draft, slug: 'made' }, editor: undefined };
    saver.receive(newer);
    expect(saver.getState()).toMatchObject({ version: 4, current: { slug: 'made' } });
    expect(isUnsaved(saver.getState())).toBe(false);
    saver.change({ title: 'Mine' });
    saver.receive({ ...newer, version: 5, current: { ...newer.current, body: 'Theirs\n' } });
    expect(saver.getState()).toMatchObject({
      version: 5,
      current: { title: 'Mine', body: 'Theirs\n' },
    });
    expect(isUnsaved(saver.getState())).toBe(true);
  });

  it('merges changes to other blocks by itself and saves the result', async () => {
    const { saver, requests, merged, pass } = openEditor();
    saver.change({ body: 'One, mine\n\nTwo\n\nThree\n' });
    pass(2000);
    requests[0]?.answer.reject(conflict({ ...draft, body: 'One\n\nTwo\n\nThree, theirs\n' }, 7));
    await settled();
    expect(saver.getState().current.body).toBe('One, mine\n\nTwo\n\nThree, theirs\n');
    expect(merged).toEqual(['Grace']);
    pass(0);
    expect(requests[1]).toMatchObject({
      changes: { body: 'One, mine\n\nTwo\n\nThree, theirs\n' },
      version: 7,
    });
  });

  it('merges letters that the editor had not reported yet', async () => {
    const { saver, requests, beforeMerge, pass } = openEditor();
    saver.change({ body: 'One, m\n\nTwo\n\nThree\n' });
    pass(2000);
    beforeMerge.current = () => saver.change({ body: 'One, mine\n\nTwo\n\nThree\n' });
    requests[0]?.answer.reject(conflict({ ...draft, body: 'One\n\nTwo\n\nThree, theirs\n' }, 7));
    await settled();
    expect(saver.getState().current.body).toBe('One, mine\n\nTwo\n\nThree, theirs\n');
  });

  it('waits for a choice where both changed the same block', async () => {
    const { saver, requests, copies, pass } = openEditor();
    saver.change({ body: 'One, mine\n\nTwo\n\nThree\n' });
    pass(2000);
    requests[0]?.answer.reject(conflict({ ...draft, body: 'One, theirs\n\nTwo\n\nThree\n' }, 7));
    await settled();
    expect(saver.getState().problem?.kind).toBe('conflict');
    expect(copies.has('post')).toBe(true);
    expect(await saver.flush()).toBe(false);
    pass(60_000);
    expect(requests).toHaveLength(1);
    saver.resolve({ ...draft, body: 'One, both\n\nTwo\n' });
    pass(0);
    expect(requests[1]).toMatchObject({ changes: { body: 'One, both\n\nTwo\n' }, version: 7 });
  });

  it('repeats the save after a login', async () => {
    const { saver, requests, pass } = openEditor();
    saver.change({ title: 'New' });
    pass(2000);
    requests[0]?.answer.reject(new ApiError('Expired', { status: 401 }));
    await settled();
    pass(600_000);
    expect(requests).toHaveLength(1);
    saver.retry();
    pass(0);
    expect(requests[1]).toMatchObject({ changes: { title: 'New' }, version: 1 });
  });

  it('flushes at once, after a request on its way', async () => {
    const { saver, requests, pass } = openEditor();
    saver.change({ title: 'A' });
    pass(2000);
    saver.change({ title: 'AB' });
    const flushed = saver.flush();
    requests[0]?.answer.resolve({ version: 2, known: {} });
    await settled();
    requests[1]?.answer.resolve({ version: 3, known: {} });
    expect(await flushed).toBe(true);
  });
});

describe('restoreCopy', () => {
  const copy = { base: draft, version: 1, current: { ...draft, title: 'Kept' }, at: 0 };

  it('opens the draft if nothing was kept', () => {
    expect(restoreCopy(draft, 1, undefined).isRestored).toBe(false);
    expect(restoreCopy(draft, 1, { ...copy, current: draft }).isRestored).toBe(false);
  });

  it('continues with what was kept, and sends it', () => {
    const { state, isRestored } = restoreCopy(draft, 1, copy);
    expect(isRestored).toBe(true);
    expect(state.current.title).toBe('Kept');
    expect(isUnsaved(state)).toBe(true);
  });

  it('merges it with what others saved meanwhile', () => {
    const { state } = restoreCopy({ ...draft, slug: 'theirs' }, 3, copy);
    expect(state.current).toMatchObject({ title: 'Kept', slug: 'theirs' });
    expect(state.problem).toBeUndefined();
    expect(restoreCopy({ ...draft, title: 'Theirs' }, 3, copy).state.problem?.kind).toBe(
      'conflict',
    );
  });
});
