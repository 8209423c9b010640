import { type MergedPart, mergeTexts, resolveConflicts } from '@rostra/markdown-editor/merge';
import { type Fields, isSameValue } from './fields.ts';

/** Both changed this field. A text is in parts, of which only some are in conflict. */
export interface FieldConflict {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly parts?: readonly MergedPart[];
}

export interface MergedFields {
  /** Conflicting fields have my value until somebody chooses. */
  readonly merged: Fields;
  readonly conflicts: readonly FieldConflict[];
}

/** Merges two versions field by field, and the text block by block. */
export function mergeFields(base: Fields, mine: Fields, theirs: Fields): MergedFields {
  const conflicts: FieldConflict[] = [];
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged = [...names].map((name): [string, unknown] => {
    const [was, own, other] = [base[name], mine[name], theirs[name]];
    if (isSameValue(own, other) || isSameValue(was, other)) return [name, own];
    if (isSameValue(was, own)) return [name, other];
    if (name !== 'body') {
      conflicts.push({ name, mine: own, theirs: other });
      return [name, own];
    }
    const parts = mergeTexts(String(was ?? ''), String(own ?? ''), String(other ?? ''));
    if (parts.every((part) => 'blocks' in part)) return [name, resolveConflicts(parts, [])];
    conflicts.push({ name, mine: own, theirs: other, parts });
    return [name, own];
  });
  return { merged: Object.fromEntries(merged), conflicts };
}
