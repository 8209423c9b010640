import { sql } from 'kysely';
import type { Queries } from '../../../../db/client.ts';
import type { Collection, ToManyField, ToOneField } from '../../declare/declaration.ts';

export interface Referring {
  readonly owner: Collection;
  readonly relation: ToOneField | ToManyField;
}

/** Every relation whose target is a collection. */
export const relationsTo = (collections: readonly Collection[], target: Collection): Referring[] =>
  collections.flatMap((owner) =>
    Object.values(owner.fields).flatMap((relation) =>
      (relation.kind === 'one' || relation.kind === 'many') && relation.target === target
        ? [{ owner, relation }]
        : [],
    ),
  );

/** Makes everything that refers to one row refer to another. */
export async function moveReferences(
  tx: Queries,
  { owner, relation }: Referring,
  { from, to }: { from: number; to: number },
): Promise<void> {
  if (relation.kind === 'one') {
    const column = sql.ref(relation.column);
    await sql`update ${sql.table(owner.table)} set ${column} = ${to} where ${column} = ${from}`.execute(
      tx,
    );
    return;
  }
  const table = sql.table(relation.link.table);
  const [own, target] = [sql.ref(relation.link.owner), sql.ref(relation.link.target)];
  await sql`insert into ${table} (${own}, ${target}, position)
    select ${own}, ${to}, position from ${table} where ${target} = ${from}
      and ${own} not in (select ${own} from ${table} where ${target} = ${to})`.execute(tx);
  await sql`delete from ${table} where ${target} = ${from}`.execute(tx);
}

/** How many documents refer to each entry, by its document id. */
export async function countReferences(
  queries: Queries,
  { owner, relation }: Referring,
): Promise<{ id: string; total: number }[]> {
  const isDraft = owner.hasDrafts ? sql`and owner.state = 'draft'` : sql``;
  const joined =
    relation.kind === 'one'
      ? sql`${sql.table(owner.table)} as owner inner join ${sql.table(relation.target.table)} as target
          on target.id = ${sql.ref(`owner.${relation.column}`)}`
      : sql`${sql.table(owner.table)} as owner
          inner join ${sql.table(relation.link.table)} as link
            on ${sql.ref(`link.${relation.link.owner}`)} = owner.id
          inner join ${sql.table(relation.target.table)} as target
            on target.id = ${sql.ref(`link.${relation.link.target}`)}`;
  const { rows } = await sql<{ id: string; total: number }>`
    select target.document_id as id, count(distinct owner.document_id) as total
    from ${joined} where 1 = 1 ${isDraft} group by target.document_id`.execute(queries);
  return rows.map(({ id, total }) => ({ id, total: Number(total) }));
}
