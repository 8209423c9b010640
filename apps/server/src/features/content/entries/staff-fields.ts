import type { Db } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';
import { onlyIn } from '../locales/locales.ts';
import { buildSelection } from '../query/build-selection.ts';
import type { Status } from '../query/read-query.ts';
import { scopeOf } from '../query/scope.ts';
import { findEntryJson } from '../read/entries.repo.ts';

/** Later than any publication, so that scheduled texts are read as well. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

interface TranslationReference {
  readonly documentId: string;
  readonly locale: string;
}

export type EntryFields = Record<string, unknown>;

/** The draft and the published text of a document, with all relations. */
export async function findStaffFields(
  db: Db,
  collection: Collection,
  { documentId, locale }: TranslationReference,
): Promise<{ draft: EntryFields; live: EntryFields | null }> {
  const draft = (await readFields(db, collection, { documentId, locale, status: 'draft' })) ?? {};
  const live = await readFields(db, collection, { documentId, locale, status: 'published' });
  return { draft, live: live ?? null };
}

async function readFields(
  db: Db,
  collection: Collection,
  { documentId, locale, status }: TranslationReference & { status: Status },
) {
  const scope = scopeOf(collection, { role: 'editor', includedPlans: [] }, false);
  const query = { ...buildSelection({ populate: '*' }, scope), status, locale: onlyIn(locale) };
  const json = await findEntryJson(db, END_OF_TIME, query, documentId);
  return json === undefined ? undefined : withoutPlaceholders(collection, JSON.parse(json));
}

/** Required fields of drafts are stored as empty texts, and a missing slug as the document id. */
function withoutPlaceholders({ fields }: Collection, entry: EntryFields): EntryFields {
  const missing = Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'scalar' && field.type !== 'string' && entry[key] === '' ? [key] : [],
  );
  return {
    ...entry,
    ...Object.fromEntries(missing.map((key) => [key, null])),
    ...(entry.slug === entry.documentId ? { slug: '' } : {}),
  };
}
