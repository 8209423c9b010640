import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Snapshot } from '../../db/copy/snapshot.ts';
import { type Collection, type ExportedRow, toStarterEntry } from '../../features/content/index.ts';
import type { ContentLookup } from './build-lookup.ts';
import { editionFolder } from './edition-folder.ts';
import type { ExportFolder } from './export-folder.ts';
import { type ExportedEdition, editionKey, readEditions } from './read-editions.ts';
import { readTable } from './read-table.ts';

interface ContentExport {
  snapshot: Snapshot;
  lookup: ContentLookup;
  folder: ExportFolder;
  defaultLanguage: string;
}

/**
 * Entries with a body become Markdown files, others a list in JSON. What is published is in `content`, where a
 * new site could start from it, and drafts are in `drafts`. Returns the number of entries.
 */
export async function exportCollection(
  collection: Collection,
  { snapshot, lookup, folder, defaultLanguage }: ContentExport,
): Promise<number> {
  const lists = new Map<string, Record<string, unknown>[]>();
  let count = 0;
  const editions = await readEditions(snapshot, collection);
  for await (const row of readTable(snapshot, collection.table)) {
    const locale = String(row.locale ?? defaultLanguage);
    const place = join(
      row.state === 'draft' ? 'drafts' : 'content',
      editionFolder(locale),
      collection.plural,
    );
    const { body, ...attributes } = {
      ...toStarterEntry(collection, row, lookup),
      ...translationOf(collection, row, locale, { lookup, defaultLanguage }),
    } as Record<string, unknown>;
    count += 1;
    if (typeof body === 'string') {
      const published = (row.state !== 'draft' && editions.get(editionKey(row))) || [];
      const file = join(place, fileName(row));
      const note = noteOf(published.at(-1));
      await folder.write(`${file}.md`, withFrontMatter({ ...attributes, ...note }, body, lookup));
      const versions = join(place, 'versions', fileName(row));
      for (const edition of published.slice(0, -1)) {
        const text = earlierText(collection, edition, lookup);
        await folder.write(join(versions, `${edition.number}.md`), text);
      }
    } else lists.set(place, [...(lists.get(place) ?? []), attributes]);
  }
  for (const [place, list] of lists) {
    await folder.write(`${place}.json`, `${JSON.stringify(list, undefined, 2)}\n`);
  }
  return count;
}

/** Without its date: that of the newest edition is the time of the last change. */
function noteOf(edition: ExportedEdition | undefined): Record<string, unknown> {
  const { publishedAt: _, ...note } = edition?.note ?? { publishedAt: '' };
  return note;
}

function earlierText(
  collection: Collection,
  { row, note }: ExportedEdition,
  lookup: ContentLookup,
): string {
  const entry = toStarterEntry(collection, row, lookup);
  const fields = (collection.editionFields ?? []).map((key) => [key, entry[key]]);
  const { body, ...attributes } = Object.fromEntries(
    fields.filter(([, value]) => value !== undefined),
  );
  return withFrontMatter({ ...attributes, ...note }, String(body ?? ''), lookup);
}

/** Drafts may have no slug yet. */
const fileName = ({ slug, document_id }: ExportedRow) => String(slug || document_id);

function translationOf(
  { table, isLocalized }: Collection,
  { document_id }: ExportedRow,
  locale: string,
  { lookup, defaultLanguage }: Pick<ContentExport, 'lookup' | 'defaultLanguage'>,
): { translationOf?: string } {
  if (!isLocalized || locale === defaultLanguage) return {};
  const slug = lookup.defaultSlugOf(table, String(document_id));
  return slug === undefined ? {} : { translationOf: slug };
}

/** Pictures in the text are in a folder beside it, as in the starter content. */
function withFrontMatter(
  attributes: Record<string, unknown>,
  body: string,
  { originals }: ContentLookup,
): string {
  const text = body.replace(/\/uploads\/([\w.-]+)/g, (url, name: string) =>
    originals.has(name) ? `../images/${name}` : url,
  );
  return `---\n${stringify(attributes, { lineWidth: 0 })}---\n\n${text}\n`;
}
