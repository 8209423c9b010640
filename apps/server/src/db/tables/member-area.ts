import type { Generated } from 'kysely';

export interface MemberAreaTables {
  /** What was told to one member. `once_key` makes telling it again harmless. */
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
  /** Notices about content are not stored: what came out up to here counts as read. */
  content_notice_marks: { user_id: number; read_up_to: string };
  /** And these, later ones. */
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
    /** When the member said "read" or "unread": reports from before that moment no longer count. */
    settled_at: string | null;
  };
  /** One row for each link that was used, however many parts were asked for. */
  downloads: {
    id: Generated<number>;
    user_id: number;
    link_id: string;
    file_document_id: string;
    file_name: string;
    created_at: string;
  };
}
