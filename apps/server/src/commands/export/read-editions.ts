import type { EditionKind } from '@rostra/contract';
import type { Snapshot } from '../../db/copy/snapshot.ts';
import type { Collection, ExportedRow } from '../../features/content/index.ts';
import { readTable } from './read-table.ts';

export interface ExportedEdition {
  readonly number: number;
  /** As the row of an entry. */
  readonly row: ExportedRow;
  readonly note: { publishedAt: string; kind: EditionKind; reason?: string };
}

type Editions = ReadonlyMap<string, readonly ExportedEdition[]>;

/** The editions of a collection, oldest first, by `editionKey`. Empty for collections without editions. */
export async function readEditions(
  snapshot: Snapshot,
  { plural, editionFields }: Collection,
): Promise<Editions> {
  const found = new Map<string, ExportedEdition[]>();
  if (!editionFields) return found;
  for await (const version of readTable(snapshot, 'content_versions')) {
    if (version.collection !== plural || version.edition === null) continue;
    const key = editionKey(version);
    const editions = found.get(key) ?? [];
    editions.push({
      number: Number(version.edition),
      row: JSON.parse(String(version.data)),
      note: {
        publishedAt: String(version.edition_at),
        kind: version.edition_kind === 'correction' ? 'correction' : 'change',
        ...(version.reason ? { reason: String(version.reason) } : {}),
      },
    });
    found.set(key, editions);
  }
  for (const editions of found.values()) editions.sort((a, b) => a.number - b.number);
  return found;
}

export const editionKey = ({ document_id, locale }: ExportedRow): string =>
  `${document_id}/${locale}`;
