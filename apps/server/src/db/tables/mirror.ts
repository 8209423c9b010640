import type { ImportOutcome } from '@rostra/contract';
import type { Generated } from 'kysely';

export interface MirrorTables {
  /** The mirror of a Strapi: one row. */
  mirror_state: {
    source: string;
    /** Of the pass that is running. */
    kind: 'full' | 'changes' | null;
    done: Generated<number>;
    total: number | null;
    /** When the last pass that succeeded began. */
    looked_at: string | null;
    /** The same for a pass that compared everything. */
    copied_at: string | null;
    /** Why the last pass failed. */
    error: string | null;
    /** The figures of the last complete copy, as JSON. */
    summary: string | null;
  };
  /** Entries of a Strapi that may have changed. */
  mirror_hints: { collection: string; source_id: string };
  /** Entries that are gone from a Strapi and stay published here, because too many are gone at once. */
  mirror_held_back: {
    collection: string;
    source_id: string;
    document_id: string;
    /** 1 once an administrator has confirmed that it may be unpublished. */
    is_allowed: Generated<number>;
  };
  /** What the mirror has left out of an entry, or why it was not copied. */
  mirror_remarks: {
    collection: string;
    source_id: string;
    title: string;
    outcome: ImportOutcome;
    /** JSON. */
    remarks: string;
    /** When the entry was changed at its source. */
    updated_at: string;
  };
}
