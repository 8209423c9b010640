import type { Generated } from 'kysely';

export interface MediaTables {
  files: {
    id: Generated<number>;
    document_id: string;
    name: string;
    alternative_text: string | null;
    caption: string | null;
    width: number | null;
    height: number | null;
    formats: string | null;
    sources: string | null;
    hash: string;
    ext: string;
    mime: string;
    size: number;
    url: string;
    preview_url: string | null;
    provider: string;
    /** 1: not served under /uploads, only by a call that checks access. */
    is_private: number;
    /** The part of a picture that must stay visible, as JSON. */
    focal_point: string | null;
    /** Null for starter content, and for files from before this was recorded. */
    uploaded_by: number | null;
    created_at: string;
    updated_at: string;
    published_at: string | null;
  };
  /** Public names that files had before they were replaced. */
  former_file_names: {
    name: string;
    file_id: number;
    /** Such as `thumbnail`; null for the file itself. */
    format: string | null;
  };
}
