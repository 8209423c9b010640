import type { FileUse, LibraryFile } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { notFound } from '../../../errors.ts';
import { urlOf } from '../file-names.ts';
import { findFormerNames } from '../former-names.repo.ts';
import {
  findLandingTexts,
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

/** A file and where it is used. */
export async function getLibraryFile(
  queries: Queries,
  id: number,
): Promise<LibraryFile & { uses: FileUse[] }> {
  const row = await getLibraryRow(queries, id);
  return { ...describeLibraryFile(row), uses: await listUses(queries, row) };
}

export async function listUses(
  queries: Queries,
  { id, url }: Pick<LibraryRow, 'id' | 'url'>,
): Promise<FileUse[]> {
  const uses = new Map<string, FileUse>();
  for (const { kind, documentId, locale, place, title, deletedAt } of await findUses(queries, id)) {
    const key = `${kind}/${documentId}/${locale}`;
    const known = uses.get(key);
    const isDeleted = deletedAt !== null;
    const use = { kind, documentId, locale, title: title ?? '', places: [place], isDeleted };
    uses.set(key, known ? { ...known, places: [...known.places, place] } : use);
  }
  const texts = await findLandingTexts(queries);
  const urls = [url, ...(await findFormerNames(queries, id)).map(urlOf)];
  const isOnLandingPage = texts.some(({ value }) => urls.some((known) => value.includes(known)));
  const landing: FileUse = {
    kind: 'landing',
    documentId: '',
    locale: '',
    title: '',
    places: ['live'],
    isDeleted: false,
  };
  return [...uses.values(), ...(isOnLandingPage ? [landing] : [])];
}
