import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import { editionOf } from '../editions/number-edition.ts';
import { type EntryReference, getEntryRow } from '../entries/get-staff-entry.ts';
import type { Writer } from '../write/write-request.ts';
import { fieldsOf } from './fields-of.ts';
import { findVersion } from './versions.repo.ts';

export interface VersionText {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly textHash: string;
  /** The public number, if readers have got it. */
  readonly edition: number | null;
  readonly label: string | null;
}

/** The text of a version with the hash that its edition has, or would have. */
export async function getVersionText(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
  number: number,
): Promise<VersionText> {
  const { collection, row } = await getEntryRow(service, writer, reference);
  const { queries } = service.db;
  const version = await findVersion(queries, collection.plural, row.document_id, number);
  if (!version || version.locale !== row.locale) throw notFound();
  const data = JSON.parse(version.data);
  const isPublic = version.edition_at !== null && version.edition_at <= service.store.now();
  return {
    fields: fieldsOf(collection, data),
    textHash: editionOf(collection, data, undefined)?.textHash ?? '',
    edition: isPublic ? version.edition : null,
    label: version.label,
  };
}
