import type { Queries } from '../../db/client.ts';

/** What features above content have recorded about the editions of a document. */
export interface EditionUses {
  /** Whether members vote about it now, which stays so until the transaction ends. */
  hasOpenVote(tx: Queries, documentId: string): Promise<boolean>;
  /** Whether there ever was a consultation, a vote or a pledge about it. */
  isOnRecord(queries: Queries, documentId: string): Promise<boolean>;
}
