import { describe, expect, it } from 'vitest';
import { findTableUses } from './find-table-uses.mjs';

const TABLES = ['users', 'posts', 'posts_tags', 'seats'];
const find = (source) =>
  findTableUses(source, TABLES).map(
    ({ table, isWrite }) => `${isWrite ? 'writes' : 'reads'} ${table}`,
  );

describe('findTableUses', () => {
  it('finds what queries read and write', () => {
    const source = `
      db.selectFrom('users as u').innerJoin('posts', 'posts.id', 'u.id').leftJoin('seats as s', (join) => join);
      db.selectFrom(['users', 'seats']);
      tx.insertInto('users').values(row);
      tx.updateTable('posts').set(({ selectFrom }) => ({ id: selectFrom('seats').select('id') }));
      tx.deleteFrom('seats').using('users');`;
    expect(find(source)).toEqual([
      'reads seats',
      'reads posts',
      'reads users',
      'reads users',
      'reads seats',
      'writes users',
      'writes posts',
      'reads seats',
      'reads users',
      'writes seats',
    ]);
  });

  it('finds what SQL reads and writes', () => {
    const source = [
      `sql\`select * from users as u join \${sql.table("posts")} on \${match}\`;`,
      'sql<Row>`insert into users (id) select id from "seats"`;',
      'sql`update posts set id = 1`;',
      'sql`delete from seats`;',
      'const from = sql`users`;',
    ].join('\n');
    expect(find(source)).toEqual([
      'reads users',
      'reads posts',
      'reads seats',
      'writes users',
      'writes posts',
      'writes seats',
      'reads users',
    ]);
  });

  it('reports unknown tables, but neither functions nor values', () => {
    const source = `sql\`select * from unheard_of join json_each(value) join \${others} on true\``;
    expect(find(source)).toEqual(['reads unheard_of']);
  });

  it('takes each named table for one whose name is put together elsewhere', () => {
    const loop = "import 'posts'; for (const table of ['seats', 'users']) tx.deleteFrom(table);";
    expect(find(loop)).toEqual(['writes seats', 'writes users']);
    expect(find(`sql\`select 1 from \${sql.table(\`posts_\${name}\`)}\``)).toEqual([
      'reads posts_tags',
    ]);
  });
});
