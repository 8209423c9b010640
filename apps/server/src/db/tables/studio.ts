export interface StudioTables {
  /** Who has an entry open. */
  presence: {
    collection: string;
    document_id: string;
    locale: string;
    user_id: number;
    since: string;
    seen_at: string;
  };
  /** Which member of staff writes under the name of an author. */
  author_accounts: { author_id: string; user_id: number };
  /** Texts that staff wrote instead of those in the message catalogues. */
  message_overrides: {
    language: string;
    feature: string;
    key: string;
    text: string;
    changed_at: string;
  };
}
