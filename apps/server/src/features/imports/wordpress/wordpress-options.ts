export interface WordpressOptions {
  /** What happens to pages, which this site does not have: they become posts, drafts, or are left out. */
  readonly pages?: 'publish' | 'draft' | 'skip' | undefined;
}
