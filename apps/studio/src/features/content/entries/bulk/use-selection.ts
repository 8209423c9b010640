import type { EntrySummary } from '@rostra/contract';
import { useCallback, useState } from 'react';
import { keyOf } from './bulk-acts.ts';

export interface Selection {
  readonly entries: readonly EntrySummary[];
  has(entry: EntrySummary): boolean;
  /** Stays the same function, so that rows need not be rendered again. */
  readonly toggle: (entry: EntrySummary) => void;
  /** Selects exactly these. */
  set(entries: readonly EntrySummary[]): void;
}

/** The rows that are chosen for a bulk action. Rows that left the list are no longer chosen. */
export function useSelection(rows: readonly EntrySummary[]): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((entry: EntrySummary) => {
    setKeys((current) => {
      const next = new Set(current);
      if (!next.delete(keyOf(entry))) next.add(keyOf(entry));
      return next;
    });
  }, []);
  return {
    entries: rows.filter((row) => keys.has(keyOf(row))),
    has: (entry) => keys.has(keyOf(entry)),
    toggle,
    set: (entries) => setKeys(new Set(entries.map(keyOf))),
  };
}
