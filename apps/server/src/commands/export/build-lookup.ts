import type { Snapshot } from '../../db/copy/snapshot.ts';
import type { Collection, ExportedFile, ExportLookup } from '../../features/content/index.ts';
import { PRIVATE_PREFIX } from '../../features/media/index.ts';
import { readTable } from './read-table.ts';

export interface ContentLookup extends ExportLookup {
  /** The slug of a document in the default language. */
  defaultSlugOf(table: string, documentId: string): string | undefined;
  /** The original files by their name in storage, and where they are exported to. */
  readonly originals: ReadonlyMap<string, string>;
}

/** Reads what entries refer to. Texts are not kept, so that many of them do not need much memory. */
export async function buildLookup(
  snapshot: Snapshot,
  collections: readonly Collection[],
  defaultLanguage: string,
): Promise<ContentLookup> {
  const slugs = new Map<string, string>();
  const defaultSlugs = new Map<string, string>();
  const links = new Map<string, { id: number; position: number }[]>();
  for (const { table, fields } of collections) {
    for await (const row of readTable(snapshot, table)) {
      slugs.set(`${table}/${row.id}`, String(row.slug));
      if ((row.locale ?? defaultLanguage) === defaultLanguage) {
        defaultSlugs.set(`${table}/${row.document_id}`, String(row.slug));
      }
    }
    for (const field of Object.values(fields)) {
      if (field.kind !== 'many') continue;
      const { table: linkTable, owner, target } = field.link;
      for await (const row of readTable(snapshot, linkTable)) {
        const key = `${linkTable}/${row[owner]}`;
        const link = { id: Number(row[target]), position: Number(row.position) };
        links.set(key, [...(links.get(key) ?? []), link]);
      }
    }
  }
  const files = new Map<number, ExportedFile>();
  const originals = new Map<string, string>();
  for await (const row of readTable(snapshot, 'files')) {
    const stored = `${row.hash}${row.ext}`;
    const file = stored.replace(PRIVATE_PREFIX, '');
    files.set(Number(row.id), {
      file,
      name: String(row.name),
      alternativeText: textOrNull(row.alternative_text),
      caption: textOrNull(row.caption),
    });
    originals.set(stored, `${row.is_private === 1 ? 'attachments' : 'images'}/${file}`);
  }
  return {
    slugOf: (table, id) => slugs.get(`${table}/${id}`),
    defaultSlugOf: (table, documentId) => defaultSlugs.get(`${table}/${documentId}`),
    fileOf: (id) => files.get(id),
    linksOf: (table, ownerId) =>
      (links.get(`${table}/${ownerId}`) ?? [])
        .toSorted((a, b) => a.position - b.position)
        .map(({ id }) => id),
    originals,
  };
}

const textOrNull = (value: string | number | null | undefined) =>
  typeof value === 'string' ? value : null;
