import type { Fields } from './fields.ts';
import { type LocalCopies, type LocalCopy, toLocalCopy } from './local-copies.ts';
import { mergeFields } from './merge-fields.ts';
import { readProblem } from './read-problem.ts';
import {
  dueAt,
  isUnsaved,
  type SaveEvent,
  type SaveState,
  step,
  unsavedChanges,
} from './save-machine.ts';

export interface SaverOptions {
  initial: SaveState;
  /** Sends changes on top of a version. `known` has what the server made of them, such as a slug. */
  send(changes: Fields, version: number): Promise<{ version: number; known: Fields }>;
  copies: LocalCopies;
  copyKey: string;
  /** A text for a failure without an explanation by the server. */
  noConnection: string;
  /** Asks the editor for letters that it has not reported yet, so that a merge cannot overwrite them. */
  beforeMerge?: () => void;
  /** Somebody else's changes were merged without a question. */
  onMerged: (editor: string | undefined) => void;
  now?: () => number;
  schedule?: (run: () => void, ms: number) => () => void;
}

/** A version of the server, in the format of a write request. */
export interface Newer {
  readonly version: number;
  readonly current: Fields;
  readonly editor: string | undefined;
}

export interface Saver {
  getState(): SaveState;
  subscribe(listener: () => void): () => void;
  change(fields: Fields): void;
  retry(): void;
  /** Sends at once what the server lacks. Resolves to false if it still lacks something. */
  flush(): Promise<boolean>;
  /** Ends a conflict with a text for every field. */
  resolve(current: Fields): void;
  /** Takes over a version that was not saved from here, such as that of publishing. */
  receive(newer: Newer): void;
  start(): void;
  stop(): void;
}

const scheduleTimeout = (run: () => void, ms: number) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

/** Runs the state machine: stores a local copy of each change, and sends what is due. */
export function createSaver(options: SaverOptions): Saver {
  const { send, copies, copyKey, now = Date.now, schedule = scheduleTimeout } = options;
  const listeners = new Set<() => void>();
  let state = options.initial;
  let cancel = () => {};
  let running: Promise<void> | undefined;
  let isStopped = false;

  function apply(event: SaveEvent) {
    state = step(state, event, now());
    const copy: LocalCopy | undefined = isUnsaved(state) ? toLocalCopy(state, now()) : undefined;
    void copies.put(copyKey, copy);
    for (const listener of listeners) listener();
    plan();
  }

  function plan() {
    cancel();
    const due = isStopped ? undefined : dueAt(state);
    if (due !== undefined) cancel = schedule(() => void sendNow(), Math.max(due - now(), 0));
  }

  function sendNow(): Promise<void> {
    running ??= transmit().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function transmit(): Promise<void> {
    const { version } = state;
    const changes = unsavedChanges(state);
    apply({ type: 'sent' });
    try {
      const saved = await send(changes, version);
      apply({ type: 'saved', ...saved });
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown) {
    const found = readProblem(error, options.noConnection);
    if (found.kind !== 'outdated') return apply({ type: 'failed', problem: found });
    if (merge(found)) options.onMerged(found.editor);
  }

  /** False if somebody has to choose. */
  function merge({ version, editor, current }: Newer): boolean {
    options.beforeMerge?.();
    const theirs = pick(current, state.base);
    const { merged, conflicts } = mergeFields(state.base, state.current, theirs);
    if (conflicts.length === 0) {
      apply({ type: 'merged', base: theirs, version, current: merged });
      return true;
    }
    const conflict = { base: theirs, version, merged, conflicts, editor };
    apply({ type: 'failed', problem: { kind: 'conflict', conflict } });
    return false;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (fields) => apply({ type: 'changed', fields }),
    retry: () => apply({ type: 'retry' }),
    async flush() {
      while (running) await running;
      if (isUnsaved(state) && state.problem?.kind !== 'conflict') {
        apply({ type: 'retry' });
        await sendNow();
      }
      return !isUnsaved(state);
    },
    resolve(current) {
      if (state.problem?.kind !== 'conflict') return;
      const { base, version } = state.problem.conflict;
      apply({ type: 'merged', base, version, current });
    },
    receive(newer) {
      if (newer.version !== state.version) merge(newer);
    },
    start() {
      isStopped = false;
      plan();
    },
    stop() {
      isStopped = true;
      cancel();
    },
  };
}

/** The fields that this editor knows. */
const pick = (fields: Fields, names: Fields): Fields =>
  Object.fromEntries(Object.keys(names).map((name) => [name, fields[name] ?? null]));
