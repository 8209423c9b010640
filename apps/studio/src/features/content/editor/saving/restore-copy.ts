import { changedFields, type Fields } from './fields.ts';
import type { LocalCopy } from './local-copies.ts';
import { mergeFields } from './merge-fields.ts';
import { type SaveState, startSaving } from './save-machine.ts';

export interface Opened {
  readonly state: SaveState;
  /** Text of an earlier visit, which the server did not have, is part of it. */
  readonly isRestored: boolean;
}

/** Begins with the server's draft, and with what this browser kept of an earlier visit. */
export function restoreCopy(draft: Fields, version: number, copy: LocalCopy | undefined): Opened {
  if (!copy || Object.keys(changedFields(copy.base, copy.current)).length === 0) {
    return { state: startSaving(draft, version), isRestored: false };
  }
  if (copy.version === version) {
    return { state: startSaving(draft, version, { ...draft, ...copy.current }), isRestored: true };
  }
  const { merged, conflicts } = mergeFields(copy.base, { ...draft, ...copy.current }, draft);
  const state = startSaving(draft, version, merged);
  if (conflicts.length === 0) return { state, isRestored: true };
  const conflict = { base: draft, version, merged, conflicts, editor: undefined };
  return { state: { ...state, problem: { kind: 'conflict', conflict } }, isRestored: true };
}
