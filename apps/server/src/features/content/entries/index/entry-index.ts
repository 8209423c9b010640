import type { DbKind } from '../../../../db/client.ts';

/** What the rows for staff depend on in addition to the document itself. */
export interface EntryIndex {
  readonly kind: DbKind;
  /** The language of documents that have none of their own: the default language of the site. */
  readonly locale: string;
}
