import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../../db/client.ts';
import { AppError } from '../../../../errors.ts';
import type { ContentService } from '../../content-service.ts';
import type { Collection } from '../../declare/declaration.ts';
import { findEntryRow } from '../../entries/index/content-entries.repo.ts';
import { findPeople } from '../../entries/list/entry-list.repo.ts';
import { fieldsOf } from '../../versions/fields-of.ts';
import { versionData } from '../../versions/version-data.ts';
import type { Document } from '../documents.repo.ts';

interface ConditionalWrite {
  readonly collection: Collection;
  /** The version that the change is based on; undefined to write in any case. */
  readonly ifMatch?: number | undefined;
}

/**
 * Refuses a change that is based on an older version, and sends the current text, so that both can
 * be merged. Runs after the document is locked: of two concurrent saves, the second fails here.
 */
export async function checkVersion(
  tx: Queries,
  { entries }: Pick<ContentService, 'entries'>,
  { collection, ifMatch }: ConditionalWrite,
  { draft }: Document,
): Promise<void> {
  if (ifMatch === undefined) return;
  const key = {
    collection: collection.plural,
    documentId: draft.document_id,
    locale: String(draft.locale ?? entries.locale),
  };
  const row = await findEntryRow(tx, key);
  const version = row?.version ?? 0;
  if (version === ifMatch) return;
  const [editor = null] = row?.editor_id ? await findPeople(tx, [row.editor_id]) : [];
  throw new AppError('edit_conflict', messageReference('studio-server', 'editConflict'), {
    version,
    editor,
    at: row?.updated_at ?? draft.updated_at,
    current: fieldsOf(collection, await versionData(tx, collection, draft)),
  });
}
