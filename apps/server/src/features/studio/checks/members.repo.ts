import type { Queries } from '../../../db/client.ts';

export async function countUsers(queries: Queries): Promise<number> {
  const { total } = await queries
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('is_blocked', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(total);
}
