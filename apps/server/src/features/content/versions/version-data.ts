import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';

import { findLinks, type Row } from '../write/documents.repo.ts';

/** A row with its links: everything that is needed to restore it. */
export async function versionData(
  tx: Queries,
  collection: Collection,
  row: Row,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = { ...row };
  for (const [key, field] of Object.entries(collection.allFields)) {
    if (field.kind === 'many') data[key] = await findLinks(tx, field, row.id);
  }
  return data;
}
