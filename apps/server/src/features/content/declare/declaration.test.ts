import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypes } from '../../../app/content-types.ts';
import type { Db } from '../../../db/client.ts';
import { openTestDb } from '../../../testing/test-db.ts';
import { columnOf } from './collection.ts';
import type { Collection } from './declaration.ts';
import { files } from './files.ts';

const collections: readonly Collection[] = [...new Set<Collection>([...contentTypes, files])];

/** Internal columns. */
const INTERNAL = ['state', 'locale', 'first_published_at', 'is_private', 'uploaded_by'];

function declaredColumns(collection: Collection): string[] {
  return Object.entries(collection.allFields).flatMap(([key, field]) => {
    if (field.kind === 'scalar') return [columnOf(key, field)];
    if (field.kind === 'one') return [field.column];
    if (field.kind === 'many') return [];
    return Object.entries(field.fields).map(([name, inner]) => columnOf(name, inner, `${key}_`));
  });
}

describe('a declaration and its table', () => {
  let db: Db;
  const tables = new Map<string, Map<string, { isNullable: boolean }>>();
  beforeAll(async () => {
    db = await openTestDb();
    const schema =
      db.kind === 'postgres'
        ? (await sql<{ name: string }>`select current_schema() as name`.execute(db.queries)).rows[0]
        : undefined;
    for (const table of await db.queries.introspection.getTables()) {
      if (schema && table.schema !== schema.name) continue;
      tables.set(table.name, new Map(table.columns.map((column) => [column.name, column])));
    }
  });
  afterAll(() => db.close());

  it.each(collections.map((item) => [item.plural, item] as const))(
    'agree on the columns of %s',
    (_, collection) => {
      const columns = tables.get(collection.table);
      const found = [...(columns?.keys() ?? [])].filter((name) => !INTERNAL.includes(name));
      expect(found.sort()).toEqual(declaredColumns(collection).sort());
      expect(columns?.has('state')).toBe(collection.hasDrafts);
      expect(columns?.has('locale')).toBe(collection.isLocalized);
    },
  );

  it.each(collections.map((item) => [item.plural, item] as const))(
    'agree on the required columns of %s',
    (_, collection) => {
      const columns = tables.get(collection.table);
      for (const [key, field] of Object.entries(collection.allFields)) {
        if (field.kind !== 'scalar' || !field.required) continue;
        expect([key, columns?.get(columnOf(key, field))?.isNullable]).toEqual([key, false]);
      }
    },
  );

  it('agree on the join tables', () => {
    for (const collection of collections) {
      for (const field of Object.values(collection.fields)) {
        if (field.kind !== 'many') continue;
        const { table, owner, target } = field.link;
        expect([...(tables.get(table)?.keys() ?? [])]).toEqual([owner, target, 'position']);
      }
    }
  });

  it('has an index that covers counting published entries', async () => {
    if (db.kind !== 'sqlite') return;
    const { rows } = await sql<{ detail: string }>`explain query plan
      select count(*) from blog_posts where state = 'published' and locale = 'en' and published_at <= 'x'`.execute(
      db.queries,
    );
    expect(rows[0]?.detail).toContain('COVERING INDEX blog_posts_newest');
  });
});
