import { changedFields, type Fields } from './fields.ts';
import type { FieldConflict } from './merge-fields.ts';

/** The server is asked this long after the last change … */
export const PAUSE_MS = 2_000;
/** … and at the latest this long after the first one that it lacks. */
export const MAX_WAIT_MS = 10_000;
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;

export type Problem =
  /** No response, or a failure of the server: tried again later. */
  | { readonly kind: 'offline' }
  /** The login has expired: tried again after the next one. */
  | { readonly kind: 'login' }
  /** The server refuses this text, for a reason that the person can remove. */
  | {
      readonly kind: 'refused';
      readonly reason: string;
      /** What is wrong with single fields, by their names. */
      readonly fields?: Readonly<Record<string, string>>;
    }
  /** The entry or the right to change it is gone. The text can still be copied. */
  | { readonly kind: 'lost'; readonly reason: string }
  /** Somebody else changed the same places. Waits for a decision. */
  | { readonly kind: 'conflict'; readonly conflict: Conflict };

export interface Conflict {
  readonly base: Fields;
  readonly version: number;
  /** Everything that could be merged. */
  readonly merged: Fields;
  readonly conflicts: readonly FieldConflict[];
  readonly editor: string | undefined;
}

/** Pure data: `step` makes the next state, and the controller sends what `isDue` says. */
export interface SaveState {
  /** What the server has, as this version. */
  readonly base: Fields;
  readonly version: number;
  /** What the person sees. */
  readonly current: Fields;
  /** The changes on their way. Only one request at a time. */
  readonly sending: Fields | undefined;
  readonly changedAt: number;
  /** When the first change was made that the server lacks. */
  readonly dirtySince: number | undefined;
  readonly savedAt: number | undefined;
  readonly problem: Problem | undefined;
  readonly failures: number;
  readonly retryAt: number | undefined;
}

export type SaveEvent =
  | { readonly type: 'changed'; readonly fields: Fields }
  | { readonly type: 'sent' }
  /** `known` has values that the server made, such as a slug. */
  | { readonly type: 'saved'; readonly version: number; readonly known: Fields }
  | { readonly type: 'failed'; readonly problem: Problem }
  /** Online or logged in again, or the person wants to try again. */
  | { readonly type: 'retry' }
  | {
      readonly type: 'merged';
      readonly base: Fields;
      readonly version: number;
      readonly current: Fields;
    };

export function startSaving(base: Fields, version: number, current: Fields = base): SaveState {
  return {
    base,
    version,
    current,
    sending: undefined,
    changedAt: 0,
    dirtySince: Object.keys(changedFields(base, current)).length > 0 ? 0 : undefined,
    savedAt: undefined,
    problem: undefined,
    failures: 0,
    retryAt: undefined,
  };
}

/** The changes that the server lacks, whether or not they are on their way. */
export const unsavedChanges = ({ base, current }: SaveState): Fields =>
  changedFields(base, current);

export const isUnsaved = (state: SaveState): boolean =>
  state.sending !== undefined || Object.keys(unsavedChanges(state)).length > 0;

/** When the next request is due; undefined if there is nothing to send or something else comes first. */
export function dueAt(state: SaveState): number | undefined {
  const { sending, dirtySince, changedAt, problem, retryAt } = state;
  if (sending !== undefined || dirtySince === undefined) return undefined;
  if (problem && problem.kind !== 'offline') return undefined;
  if (problem) return retryAt;
  return Math.min(changedAt + PAUSE_MS, dirtySince + MAX_WAIT_MS);
}

export function step(state: SaveState, event: SaveEvent, now: number): SaveState {
  switch (event.type) {
    case 'changed':
      return change(state, event.fields, now);
    case 'sent':
      return { ...state, sending: unsavedChanges(state) };
    case 'saved':
      return finish(state, event, now);
    case 'failed':
      return fail(state, event.problem, now);
    case 'retry':
      // A conflict needs a decision first.
      if (state.problem?.kind === 'conflict') return state;
      return { ...state, problem: undefined, retryAt: undefined, changedAt: 0 };
    case 'merged':
      return settle({
        ...state,
        base: event.base,
        version: event.version,
        current: event.current,
        sending: undefined,
        problem: undefined,
        changedAt: 0,
        dirtySince: state.dirtySince ?? now,
      });
  }
}

function change(state: SaveState, fields: Fields, now: number): SaveState {
  const next = settle({
    ...state,
    current: { ...state.current, ...fields },
    changedAt: now,
    dirtySince: state.dirtySince ?? now,
  });
  // Another text may be accepted.
  return next.problem?.kind === 'refused' ? { ...next, problem: undefined } : next;
}

function finish(
  state: SaveState,
  { version, known }: Extract<SaveEvent, { type: 'saved' }>,
  now: number,
): SaveState {
  const base = { ...state.base, ...state.sending, ...known };
  // What the server made replaces what it was made from, unless the person has changed it since.
  const untouched = Object.keys(known).filter(
    (name) => !(name in changedFields({ ...state.base, ...state.sending }, state.current)),
  );
  const made = Object.fromEntries(untouched.map((name) => [name, known[name]]));
  return settle({
    ...state,
    base,
    version,
    current: { ...state.current, ...made },
    sending: undefined,
    dirtySince: now,
    savedAt: now,
    problem: undefined,
    failures: 0,
    retryAt: undefined,
  });
}

function fail(state: SaveState, problem: Problem, now: number): SaveState {
  const failures = state.failures + 1;
  const delay = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS);
  return { ...state, sending: undefined, problem, failures, retryAt: now + delay };
}

/** Nothing waits any more once the person is back at what the server has. */
const settle = (state: SaveState): SaveState =>
  Object.keys(unsavedChanges(state)).length > 0 ? state : { ...state, dirtySince: undefined };
