import type { Generated } from 'kysely';

export interface NotificationsTables {
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
}
