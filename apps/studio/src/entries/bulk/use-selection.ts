import type { EntrySummary } from '@rostra/contract';
import { useState } from 'react';
import { keyOf } from './bulk-acts.ts';

export interface Selection {
  readonly entries: readonly EntrySummary[];
  has(entry: EntrySummary): boolean;
  toggle(entry: EntrySummary): void;
  /** Selects exactly these. */
  set(entries: readonly EntrySummary[]): void;
}

/** The rows that are chosen for a bulk action. Rows that left the list are no longer chosen. */
export function useSelection(rows: readonly EntrySummary[]): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    entries: rows.filter((row) => keys.has(keyOf(row))),
    has: (entry) => keys.has(keyOf(entry)),
    toggle: (entry) =>
      setKeys((current) => {
        const next = new Set(current);
        if (!next.delete(keyOf(entry))) next.add(keyOf(entry));
        return next;
      }),
    set: (entries) => setKeys(new Set(entries.map(keyOf))),
  };
}
