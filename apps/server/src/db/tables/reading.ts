export interface ReadingTables {
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
}
