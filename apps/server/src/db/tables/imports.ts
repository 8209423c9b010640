import type { ImportFormat, ImportState } from '@rostra/contract';
import type { Generated } from 'kysely';

export interface ImportsTables {
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
}
