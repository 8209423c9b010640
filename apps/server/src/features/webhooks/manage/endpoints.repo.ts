import type { Updateable } from 'kysely';
import type { DbKind, Queries } from '../../../db/client.ts';
import type { EndpointRow, WebhookTables } from '../../../db/tables/webhooks.ts';

export const findEndpoints = (db: Queries): Promise<EndpointRow[]> =>
  db.selectFrom('webhook_endpoints').selectAll().orderBy('created_at').orderBy('id').execute();

export const findEndpoint = (db: Queries, id: string): Promise<EndpointRow | undefined> =>
  db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst();

/** Nobody else changes it until the transaction ends. On SQLite, every transaction is the only one. */
export function lockEndpoint(
  tx: Queries,
  kind: DbKind,
  id: string,
): Promise<EndpointRow | undefined> {
  const query = tx.selectFrom('webhook_endpoints').selectAll().where('id', '=', id);
  return (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}

export async function insertEndpoint(tx: Queries, row: EndpointRow): Promise<void> {
  await tx.insertInto('webhook_endpoints').values(row).execute();
}

export const updateEndpoint = (
  tx: Queries,
  id: string,
  change: Updateable<WebhookTables['webhook_endpoints']>,
): Promise<EndpointRow> =>
  tx
    .updateTable('webhook_endpoints')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** With its log. The events stay for other endpoints. */
export async function deleteEndpointRow(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('webhook_deliveries').where('endpoint_id', '=', id).execute();
  await tx.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
}

export async function countEndpoints(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_endpoints')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
