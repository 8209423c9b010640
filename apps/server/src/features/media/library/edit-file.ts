import type { LibraryFile } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Db } from '../../../db/client.ts';
import { invalidField } from '../../../errors.ts';
import { actorOf, type Sender } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import { checkMayEdit } from './check-may-edit.ts';
import { getLibraryRow } from './get-library-file.ts';
import { updateFile } from './library.repo.ts';
import { describeLibraryFile } from './list-library.ts';

export interface FileChanges {
  readonly name?: string | undefined;
  readonly alternativeText?: string | undefined;
  readonly caption?: string | null | undefined;
  readonly focalPoint?: { readonly x: number; readonly y: number } | null | undefined;
  /** Whether a picture must keep an alternative text: in the studio, but not for other clients. */
  readonly needsAltText?: boolean;
}

/** Changes the description and focal point of a file. `checkMayEdit` says what authors can change. */
export async function editFile(
  { db, clock }: { db: Db; clock: () => Date },
  sender: Sender,
  id: number,
  { name, alternativeText, caption, focalPoint, needsAltText = true }: FileChanges,
): Promise<LibraryFile> {
  const at = clock().toISOString();
  await db.transaction(async (tx) => {
    const row = await getLibraryRow(tx, id);
    await checkMayEdit(tx, sender, row);
    if (needsAltText && row.width !== null && alternativeText === '') {
      const message = messageReference('studio-server', 'altTextRequired');
      throw invalidField(['alternativeText'], message);
    }
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(alternativeText === undefined ? {} : { alternative_text: alternativeText || null }),
      ...(caption === undefined ? {} : { caption: caption || null }),
      ...(focalPoint === undefined
        ? {}
        : { focal_point: focalPoint && JSON.stringify({ x: focalPoint.x, y: focalPoint.y }) }),
    };
    await updateFile(tx, id, { ...changes, updated_at: at });
    await recordAction(tx, {
      actor: actorOf(sender),
      at,
      action: 'media.update',
      target: { kind: 'files', id },
      before: { name: row.name },
      after: changes,
    });
  });
  return describeLibraryFile(await getLibraryRow(db.queries, id));
}
