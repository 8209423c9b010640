import type { Kind, Kinds } from '../../store/kinds.ts';
import type { Work } from '../../store/work.ts';
import type { Due } from './due-work.ts';

/** A kind of row that the clock acts on. */
export interface Source {
  /** The next work of every row on the clock, oldest row first. */
  dueOn(work: Work, clock: string | null): Iterable<Due>;
  /** When the row's next work is due on the sandbox's own clock; Infinity if there is none. */
  dueAt(work: Work, id: string): number;
}

interface Rules<K extends Kind> {
  /** The rows that may follow the clock, newest first; by default, all. */
  rows?(work: Work, clock: string | null): Kinds[K][];
  clockOf(work: Work, row: Kinds[K]): string | null;
  dueOf(work: Work, row: Kinds[K]): Due | undefined;
}

export function source<K extends Kind>(kind: K, { rows, clockOf, dueOf }: Rules<K>): Source {
  return {
    *dueOn(work, clock) {
      for (const row of (rows?.(work, clock) ?? work.all(kind)).reverse()) {
        const due = clockOf(work, row) === clock ? dueOf(work, row) : undefined;
        if (due !== undefined) yield due;
      }
    },
    dueAt(work, id) {
      const row = work.find(kind, id);
      const due = row !== undefined && clockOf(work, row) === null ? dueOf(work, row) : undefined;
      return due?.at ?? Number.POSITIVE_INFINITY;
    },
  };
}
