import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { newDocumentId } from '../document-id.ts';
import { inBatches } from './in-batches.ts';
import { publishedRow } from './published-row.ts';

export interface MemberAreaSize {
  members: number;
  contents: number;
  /** Contents that each member has begun or read. */
  readByEach: number;
}

const PLANS = ['account', 'any', 'basic', 'premium', 'annual'];
const CATEGORIES = 8;
const AT = '2026-01-01T00:00:00.000Z';

/** Members who have read here and there, as measurements want them. SQLite only. */
export async function fillMemberArea(db: Db, size: MemberAreaSize): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insertInto('categories')
      .values(
        Array.from({ length: CATEGORIES }, (_, index) => ({
          document_id: newDocumentId(),
          created_at: AT,
          updated_at: AT,
          published_at: AT,
          name: `Category ${index}`,
          slug: `category-${index}`,
        })),
      )
      .execute();
    await inBatches(size.contents, (indexes) => insertContents(tx, indexes));
    await sql`insert into users (document_id, username, username_key, email, password_hash, role,
        is_blocked, created_at, updated_at)
      with recursive series (n) as (select 1 union all select n + 1 from series where n < ${size.members})
      select 'user' || n, 'user' || n, 'user' || n, 'user' || n || '@example.org', '', 'member', 0,
        ${AT}, ${AT} from series`.execute(tx);
    await sql`insert into reading_progress (user_id, document_id, last_position, furthest_position,
        started_at, last_read_at, finished_at)
      with recursive series (n) as (select 0 union all select n + 1 from series where n + 1 < ${size.readByEach})
      select users.id, entry.document_id, 0.5, 0.5, ${AT}, ${AT}, case when n % 2 = 0 then ${AT} end
      from users, series inner join member_contents as entry
        on entry.id = (users.id * 37 + series.n * 53) % ${size.contents} + 1
      where true on conflict do nothing`.execute(tx);
  });
}

async function insertContents(tx: Db['queries'], indexes: readonly number[]): Promise<void> {
  const rows = indexes.map((index) => ({
    ...publishedRow(index),
    title: `Briefing ${index} on ${index % 7 === 0 ? 'harbour' : 'water'}`,
    slug: `briefing-${index}`,
    excerpt: `What briefing ${index} is about, in a sentence that a member sees in the list.`,
    body: `Words ${index} `.repeat(400),
    required_plan: PLANS[index % PLANS.length] ?? 'account',
    category_id: (index % CATEGORIES) + 1,
    reading_minutes: (index % 9) + 1,
  }));
  await tx.insertInto('member_contents').values(rows).execute();
  await tx
    .insertInto('search_entries')
    .values(
      rows.flatMap((row) =>
        [row.required_plan, `not:${row.required_plan}`].map((audience) => ({
          collection: 'member-contents',
          document_id: row.document_id,
          audience,
          slug: row.slug,
          title: row.title,
          summary: row.excerpt,
          body: audience === row.required_plan ? row.body : '',
          published_at: row.published_at,
        })),
      ),
    )
    .execute();
}
