import type { IndexedKind, IndexName } from '../../store/indexes/indexes.ts';
import type { Kinds } from '../../store/kinds.ts';
import type { Work } from '../../store/work.ts';

/** The rows of a list that can be narrowed by an indexed value, newest first. */
export function rowsBy<K extends IndexedKind>(
  work: Work,
  kind: K,
  index: IndexName<K>,
  key: string | undefined,
): Kinds[K][] {
  return key === undefined ? work.all(kind) : work.where(kind, index, key);
}
