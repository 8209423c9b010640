import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDb } from '../../testing/test-db.ts';
import { linksOfMembers } from './0147-links-of-members.ts';

it('marks the links in stored proposals', async () => {
  const db = await openTestDb();
  await db.queries.transaction().execute(async (tx) => {
    await sql`create temporary table contributions (comparison text)`.execute(tx);
    const link = '<a href="https://a.example" rel="noopener noreferrer">a</a>';
    const short = '<a href="//a.example">a</a>';
    await sql`insert into contributions values (${link + short}), ('<p>b</p>'), (null)`.execute(tx);
    await linksOfMembers.up(tx, db.kind);
    const { rows } = await sql<{ comparison: string | null }>`select comparison from contributions
      order by comparison`.execute(tx);
    const rel = 'rel="noopener noreferrer nofollow ugc"';
    const marked = `<a href="https://a.example" ${rel}>a</a><a ${rel} href="//a.example">a</a>`;
    const found = rows.map(({ comparison }) => comparison).filter((text) => text !== null);
    expect(found).toEqual([marked, '<p>b</p>']);
  });
  await db.close();
});
