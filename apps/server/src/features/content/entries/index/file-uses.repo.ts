import type { Queries } from '../../../../db/client.ts';
import type { EntryKey } from './content-entries.repo.ts';

export interface FileUse {
  readonly fileId: number;
  /** `edition`: in a text that stays public, whatever the present one shows. */
  readonly place: 'draft' | 'live' | 'edition';
}

export async function replaceFileUses(
  tx: Queries,
  { collection, documentId, locale }: EntryKey,
  uses: readonly FileUse[],
): Promise<void> {
  await tx
    .deleteFrom('file_uses')
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .where('locale', '=', locale)
    .where('place', '<>', 'edition')
    .execute();
  if (uses.length === 0) return;
  const rows = uses.map(({ fileId, place }) => ({
    file_id: fileId,
    collection,
    document_id: documentId,
    locale,
    place,
  }));
  await tx
    .insertInto('file_uses')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
