import type { Person, StudioVersion, VersionSummary } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';
import type { EntryRow } from '../entries/index/content-entries.repo.ts';
import { findPeople } from '../entries/list/entry-list.repo.ts';
import { fieldsOf } from './fields-of.ts';
import { relationsById } from './relations-by-id.ts';
import { findLastPublished, type findVersionPage } from './version-list.repo.ts';
import { findVersion } from './versions.repo.ts';

export type SummaryRow = Awaited<ReturnType<typeof findVersionPage>>[number];

export async function describeVersions(
  { db }: Pick<ContentService, 'db'>,
  entry: EntryRow,
  rows: readonly SummaryRow[],
): Promise<VersionSummary[]> {
  const ids = [...new Set(rows.flatMap(({ editor_id }) => editor_id ?? []))];
  const people = new Map(
    (await findPeople(db.queries, ids)).map((person): [number, Person] => [person.id, person]),
  );
  const published = entry.live_version && (await findLastPublished(db.queries, entry));
  // A scheduled change is stored once more when it goes live: readers see that version.
  const place = (number: number | null) =>
    number === entry.live_version ? Math.max(number ?? 0, published ?? 0) : number;
  return rows.map((row) => ({
    number: row.number,
    status: row.status,
    kind: row.kind,
    label: row.label,
    editor: (row.editor_id && people.get(row.editor_id)) || null,
    createdAt: row.created_at,
    beganAt: row.began_at,
    visibleFrom: row.visible_from,
    isDraft: row.number === place(entry.version),
    isLive: row.number === place(entry.live_version),
  }));
}

/** A version with its text. */
export async function getVersion(
  service: Pick<ContentService, 'db'>,
  collection: Collection,
  entry: EntryRow,
  number: number,
): Promise<StudioVersion> {
  const { queries } = service.db;
  const row = await findVersion(queries, entry.collection, entry.document_id, number);
  if (row?.locale !== entry.locale) throw notFound();
  const [summary] = await describeVersions(service, entry, [row]);
  if (!summary) throw new Error('A version was not described');
  const fields = fieldsOf(collection, JSON.parse(row.data));
  return { ...summary, fields: await relationsById(queries, collection, fields) };
}
