import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../db/client.ts';
import type { Collection, ToManyField, ToOneField } from '../../declare/declaration.ts';

/** Names of the relations that lists can be filtered by. */
const RELATIONS = {
  author: ['author'],
  category: ['categories', 'category'],
  tag: ['tags'],
} as const;

export type RelationFilter = keyof typeof RELATIONS;

const findRelation = (
  { fields }: Collection,
  filter: RelationFilter,
): ToOneField | ToManyField | undefined =>
  RELATIONS[filter]
    .map((name) => fields[name])
    .find((field) => field?.kind === 'one' || field?.kind === 'many');

const onlyDrafts = ({ hasDrafts }: Collection) =>
  hasDrafts ? sql`and document.state = 'draft'` : sql``;

/** Entries whose draft refers to this author, category or tag. */
export function refersTo(
  collections: readonly Collection[],
  filter: RelationFilter,
  documentId: string,
): RawBuilder<boolean> {
  const parts = collections.flatMap((collection) => {
    const relation = findRelation(collection, filter);
    if (!relation) return [];
    const target = sql`(select id from ${sql.table(relation.target.table)}
      where document_id = ${documentId})`;
    const documents =
      relation.kind === 'one'
        ? sql`select document.document_id from ${sql.table(collection.table)} as document
            where ${sql.ref(`document.${relation.column}`)} in ${target} ${onlyDrafts(collection)}`
        : sql`select document.document_id from ${sql.table(relation.link.table)} as link
            inner join ${sql.table(collection.table)} as document
              on document.id = ${sql.ref(`link.${relation.link.owner}`)}
            where ${sql.ref(`link.${relation.link.target}`)} in ${target} ${onlyDrafts(collection)}`;
    return [sql`(collection = ${collection.plural} and document_id in (${documents}))`];
  });
  return parts.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

export interface Byline {
  readonly owner: string;
  readonly documentId: string;
  readonly name: string;
}

/** The authors that the drafts of these documents name. */
export async function findBylines(
  queries: Queries,
  collection: Collection,
  documentIds: readonly string[],
): Promise<Byline[]> {
  const relation = findRelation(collection, 'author');
  if (relation?.kind !== 'one' || documentIds.length === 0) return [];
  const { rows } = await sql<Byline>`
    select document.document_id as owner, author.document_id as "documentId", author.name as name
    from ${sql.table(collection.table)} as document
    inner join ${sql.table(relation.target.table)} as author
      on author.id = ${sql.ref(`document.${relation.column}`)}
    where document.document_id in (${sql.join(documentIds)}) ${onlyDrafts(collection)}`.execute(
    queries,
  );
  return rows;
}
