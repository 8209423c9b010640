import type { ImportFormat, ImportOutcome, ImportState } from '@rostra/contract';
import type { Generated } from 'kysely';

/** Content that was written elsewhere: imports, and the mirror of a Strapi. */
export interface IncomingTables {
  /** Documents that came from elsewhere, by the id that they have there. */
  imported_entries: {
    source: string;
    collection: string;
    source_id: string;
    document_id: string;
    /** Of what was imported: an unchanged document is not written again. */
    hash: string;
    /** The version that the import wrote. A later one is the work of an editor. */
    version: number;
    /** 0 if the document existed before and was only linked. */
    is_created: number;
    updated_at: string;
    /** Of the mirrored draft; null if the draft here is the published text. */
    draft_hash: string | null;
    /** When that draft was changed at its source. */
    draft_updated_at: string | null;
  };
  /** Imports from the studio and from terminals. */
  import_jobs: {
    id: Generated<number>;
    format: ImportFormat;
    file_name: string;
    size: number;
    received: number;
    /** JSON. */
    options: string;
    state: ImportState;
    source: string | null;
    error: string | null;
    done: number;
    total: number | null;
    /** How often the current work was begun: more than once after an interruption. */
    attempts: number;
    /** The figures of the last report, as JSON. */
    summary: string | null;
    /** Its entries, as JSON. */
    remarks: string | null;
    undo_report: string | null;
    /** Null for an import from a terminal. */
    created_by: number | null;
    created_by_name: string;
    created_at: string;
    started_at: string | null;
    finished_at: string | null;
  };
  /** Files that importers have stored, by the address that they had elsewhere. */
  imported_files: { source: string; address: string; file_id: number };
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
