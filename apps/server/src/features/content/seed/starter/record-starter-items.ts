import type { Queries } from '../../../../db/client.ts';
import { describeStarterFiles } from '../../../media/index.ts';
import type { Collection } from '../../declare/declaration.ts';
import { findLastNumber } from '../../versions/versions.repo.ts';
import { findDocumentIds, insertStarterItem } from './starter-items.repo.ts';

/** Remembers everything that was seeded into the empty database, and in which state. */
export async function recordStarterItems(
  tx: Queries,
  collections: readonly Collection[],
): Promise<void> {
  for (const collection of collections) {
    const kind = collection.plural;
    for (const documentId of await findDocumentIds(tx, collection)) {
      const version = await findLastNumber(tx, kind, documentId);
      await insertStarterItem(tx, { kind, document_id: documentId, state: String(version) });
    }
  }
  for (const file of await describeStarterFiles(tx)) {
    await insertStarterItem(tx, { kind: 'files', ...file });
  }
}
