import type { Queries } from '../../db/client.ts';

/** The audit log, each entry as actor, action and target. */
export async function listActions(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'target_id'])
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor_name, target_id }) => `${actor_name} ${action} ${target_id}`);
}
