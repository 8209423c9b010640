import type { Generated } from 'kysely';

export interface MemberAreaTables {
  /** Stored notices. `once_key` prevents storing the same notice twice. */
  notices: {
    id: Generated<number>;
    user_id: number;
    kind: 'account' | 'billing' | 'content';
    title: string;
    text: string;
    href: string;
    once_key: string;
    created_at: string;
    read_at: string | null;
  };
  /** Notices about content are derived, not stored. Those up to this time are read. */
  content_notice_marks: { user_id: number; read_up_to: string };
  /** Later notices about content that are read as well. */
  content_notice_reads: { user_id: number; document_id: string; read_at: string };
  /** Positions are fractions of the text, 0 to 1. */
  reading_progress: {
    user_id: number;
    document_id: string;
    last_position: number;
    furthest_position: number;
    started_at: string;
    last_read_at: string;
    finished_at: string | null;
    /** When the member marked it as read or unread; older progress reports are ignored. */
    settled_at: string | null;
  };
  /** One row for each download link that was used, however many range requests it served. */
  downloads: {
    id: Generated<number>;
    user_id: number;
    link_id: string;
    file_document_id: string;
    file_name: string;
    created_at: string;
  };
}
