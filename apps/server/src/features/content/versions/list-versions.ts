import type { ContentVersion } from '@rostra/contract';
import type { ContentService } from '../content-service.ts';
import { columnOf } from '../declare/collection.ts';
import type { Collection } from '../declare/declaration.ts';
import { checkOwnDocument } from '../write/check-author.ts';
import { findDocument } from '../write/documents.repo.ts';
import type { Writer } from '../write/write-request.ts';
import { findVersions } from './versions.repo.ts';

/** All versions of a document, newest first; also of a deleted one, by its document id. */
export async function listVersions(
  { db }: ContentService,
  read: Writer & { collection: Collection },
  id: string,
): Promise<ContentVersion[]> {
  const { collection } = read;
  const document = await findDocument(db.queries, collection, id);
  const documentId = document?.draft.document_id ?? id;
  await checkOwnDocument(db.queries, read, documentId);
  const rows = await findVersions(db.queries, collection.plural, documentId);
  return rows.map((row) => ({
    number: row.number,
    status: row.status,
    data: byField(collection, JSON.parse(row.data)),
    editorId: row.editor_id,
    createdAt: row.created_at,
  }));
}

/** In the format of a write request, so that it can be sent back. */
function byField(collection: Collection, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(collection.allFields).flatMap(([key, field]): [string, unknown][] => {
      if (field.kind === 'scalar') {
        if (field.isComputed) return [];
        const value = row[columnOf(key, field)];
        return [
          [key, field.type === 'json' && value ? JSON.parse(String(value)) : (value ?? null)],
        ];
      }
      if (field.kind === 'one') return [[key, row[field.column] ?? null]];
      if (field.kind === 'many') return [[key, row[key] ?? []]];
      const values = Object.entries(field.fields).map(([name, inner]) => [
        name,
        row[columnOf(name, inner, `${key}_`)] ?? null,
      ]);
      return [[key, Object.fromEntries(values)]];
    }),
  );
}
