import type { Queries } from '../../../../db/client.ts';
import { findFilesByUrl } from '../../../media/index.ts';
import type { Collection } from '../../declare/declaration.ts';
import { files } from '../../declare/files.ts';
import { type Document, findLinks, type Row } from '../../write/documents.repo.ts';
import type { EntryKey } from './content-entries.repo.ts';
import { type FileUse, replaceFileUses } from './file-uses.repo.ts';

/** Records which files an entry shows or links to, in its draft, in what readers see and in its editions. */
export async function recordFileUses(
  tx: Queries,
  collection: Collection,
  key: EntryKey,
  { draft, published }: Document,
): Promise<void> {
  const live = collection.hasDrafts ? published : draft;
  const uses: FileUse[] = [];
  if (collection.hasDrafts) {
    uses.push(...(await filesOf(tx, collection, draft)).map((fileId) => use(fileId, 'draft')));
  }
  const shown = live ? await filesOf(tx, collection, live) : [];
  uses.push(...shown.map((id) => use(id, 'live')));
  if (collection.editionFields) uses.push(...shown.map((id) => use(id, 'edition')));
  await replaceFileUses(tx, key, uses);
}

const use = (fileId: number, place: FileUse['place']): FileUse => ({ fileId, place });

async function filesOf(tx: Queries, collection: Collection, row: Row): Promise<number[]> {
  const ids = new Set<number>();
  for (const field of Object.values(collection.fields)) {
    if ((field.kind !== 'one' && field.kind !== 'many') || field.target !== files) continue;
    if (field.kind === 'many') for (const id of await findLinks(tx, field, row.id)) ids.add(id);
    else if (typeof row[field.column] === 'number') ids.add(Number(row[field.column]));
  }
  const urls = String(row.body ?? '').match(/\/uploads\/[\w-]+\.\w+/g) ?? [];
  for (const { id } of (await findFilesByUrl(tx, [...new Set(urls)])).values()) ids.add(id);
  return [...ids];
}
