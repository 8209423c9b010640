import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';

import { findDocumentIds, findLinks, type Row } from '../write/documents.repo.ts';

/**
 * A row with its links: everything that is needed to restore it. Relations are stored by document id,
 * which stays the same if a related entry is deleted and restored.
 */
export async function versionData(
  tx: Queries,
  collection: Collection,
  row: Row,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = { ...row };
  for (const [key, field] of Object.entries(collection.allFields)) {
    if (field.kind === 'one') {
      const id = row[field.column];
      const [found] = typeof id === 'number' ? await findDocumentIds(tx, field.target, [id]) : [];
      data[field.column] = found ?? null;
    }
    if (field.kind !== 'many') continue;
    data[key] = await findDocumentIds(tx, field.target, await findLinks(tx, field, row.id));
  }
  return data;
}
