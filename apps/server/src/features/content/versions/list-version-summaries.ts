import type { CallOutput, compareStudioVersions, listStudioVersions } from '@rostra/contract';
import { type PageQuery, readPage } from '../../../db/paging/read-page.ts';
import type { ContentService } from '../content-service.ts';
import { type EntryReference, getEntryRow } from '../entries/get-staff-entry.ts';
import type { Writer } from '../write/write-request.ts';
import { describeVersions, getVersion } from './describe-version.ts';
import { findVersionPage } from './version-list.repo.ts';

/** The versions of an entry without their texts, page by page. */
export async function listVersionSummaries(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
  query: PageQuery<number>,
): Promise<CallOutput<typeof listStudioVersions>> {
  const { row } = await getEntryRow(service, writer, reference);
  const key = { collection: row.collection, documentId: row.document_id, locale: row.locale };
  const { rows, nextCursor } = await readPage(
    query,
    (range) => findVersionPage(service.db.queries, key, range),
    ({ number }) => number,
  );
  return { data: await describeVersions(service, row, rows), meta: { nextCursor } };
}

export async function getStaffVersion(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
  number: number,
) {
  const { collection, row } = await getEntryRow(service, writer, reference);
  return getVersion(service, collection, row, number);
}

/** Two versions and the fields in which they differ. */
export async function compareVersions(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
  numbers: { from: number; to: number },
): Promise<CallOutput<typeof compareStudioVersions>> {
  const { collection, row } = await getEntryRow(service, writer, reference);
  const from = await getVersion(service, collection, row, numbers.from);
  const to = await getVersion(service, collection, row, numbers.to);
  return { data: { from, to, changed: changedFields(from.fields, to.fields) } };
}

export const changedFields = (
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
): string[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (key) => JSON.stringify(from[key] ?? null) !== JSON.stringify(to[key] ?? null),
  );
