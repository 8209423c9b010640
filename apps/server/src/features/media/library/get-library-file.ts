import { can, type FileUse, type LibraryFile } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { notFound } from '../../../errors.ts';
import type { Sender } from '../../../http/access/actor.ts';
import { memberOf } from '../../../http/caller.ts';
import type { FileRow } from '../files.repo.ts';
import { isLogo } from './is-logo.ts';
import { isOnLandingPage } from './is-on-landing-page.ts';
import {
  findLibraryFile,
  findLibraryFileByAnyId,
  findUses,
  type LibraryRow,
} from './library.repo.ts';
import { describeLibraryFile } from './list-library.ts';

export async function getLibraryRow(queries: Queries, id: number): Promise<LibraryRow> {
  const row = await findLibraryFile(queries, id);
  if (!row) throw notFound();
  return row;
}

/** By its id or its document id. */
export async function getLibraryRowByAnyId(queries: Queries, id: string): Promise<LibraryRow> {
  const row = await findLibraryFileByAnyId(queries, id);
  if (!row) throw notFound();
  return row;
}

/** A file and where it is used. Authors learn of their own entries only. */
export async function getLibraryFile(
  queries: Queries,
  { caller }: Sender,
  id: number,
): Promise<LibraryFile & { uses: FileUse[] }> {
  const row = await getLibraryRow(queries, id);
  const { role, userId } = memberOf(caller);
  const uses = await listUses(queries, row, can(role, 'content.edit') ? undefined : userId);
  return { ...describeLibraryFile(row), uses };
}

/** With an owner, only the uses in their entries. */
export async function listUses(
  queries: Queries,
  file: FileRow,
  onlyOwner?: number,
): Promise<FileUse[]> {
  const uses = new Map<string, FileUse>();
  const found = (await findUses(queries, file.id)).filter(
    ({ ownerId }) => onlyOwner === undefined || ownerId === onlyOwner,
  );
  for (const { kind, documentId, locale, place, title, deletedAt } of found) {
    const key = `${kind}/${documentId}/${locale}`;
    const known = uses.get(key);
    const isDeleted = deletedAt !== null;
    const use = { kind, documentId, locale, title: title ?? '', places: [place], isDeleted };
    uses.set(key, known ? { ...known, places: [...known.places, place] } : use);
  }
  const landing: FileUse = {
    kind: 'landing',
    documentId: '',
    locale: '',
    title: '',
    places: ['live'],
    isDeleted: false,
  };
  return [
    ...uses.values(),
    ...((await isOnLandingPage(queries, file)) ? [landing] : []),
    ...((await isLogo(queries, file)) ? [{ ...landing, kind: 'settings' as const }] : []),
  ];
}
