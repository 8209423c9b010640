import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';

/** Whether anybody has written anything yet. */
export async function hasContent(queries: Queries): Promise<boolean> {
  const { rows } = await sql`
    select 1 from blog_posts union all select 1 from policies union all
    select 1 from member_contents union all select 1 from categories limit 1`.execute(queries);
  return rows.length > 0;
}
