import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';
import type { Row } from '../write/documents.repo.ts';

/**
 * Links a new translation, such as of a category, to the entries in its language whose other translations
 * have a link to the same document.
 */
export async function linkTranslation(
  tx: Queries,
  target: Collection,
  row: Row,
  collections: readonly Collection[],
): Promise<void> {
  const { locale = null } = row;
  const to = sql.table(target.table);
  for (const { table, fields, hasDrafts, isLocalized } of collections) {
    if (!isLocalized) continue;
    const owner = sql.table(table);
    const isSameState = hasDrafts ? sql`and other.state = mine.state` : sql``;
    for (const field of Object.values(fields)) {
      if (field.kind !== 'one' && field.kind !== 'many') continue;
      if (field.target !== target) continue;
      if (field.kind === 'one') {
        const own = sql.ref(field.column);
        await sql`update ${owner} set ${own} = ${row.id}
          where locale = ${locale} and ${own} is null and id in (
            select mine.id from ${owner} as mine
            inner join ${owner} as other on other.document_id = mine.document_id ${isSameState}
            inner join ${to} as same on same.id = ${sql.ref(`other.${field.column}`)}
            where mine.locale = ${locale} and same.document_id = ${row.document_id})`.execute(tx);
        continue;
      }
      const { link } = field;
      const links = sql.table(link.table);
      await sql`insert into ${links} (${sql.ref(link.owner)}, ${sql.ref(link.target)}, position)
        select mine.id, ${row.id}, min(link.position) from ${owner} as mine
        inner join ${owner} as other on other.document_id = mine.document_id ${isSameState}
        inner join ${links} as link on ${sql.ref(`link.${link.owner}`)} = other.id
        inner join ${to} as same on same.id = ${sql.ref(`link.${link.target}`)}
        where mine.locale = ${locale} and same.document_id = ${row.document_id}
        group by mine.id
        on conflict do nothing`.execute(tx);
    }
  }
}
