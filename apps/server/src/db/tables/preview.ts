export interface PreviewTables {
  /** Links to the pages of drafts. */
  preview_links: {
    key_hash: string;
    collection: string;
    document_id: string;
    locale: string;
    created_by: number;
    expires_at: string;
  };
}
