import { migrate } from '../db/migrate.ts';
import { createPostgres } from './test-postgres.ts';

/** Runs before all tests on PostgreSQL: creates the template of their databases. */
export async function setup(): Promise<() => Promise<void>> {
  const template = await createPostgres('template0');
  const db = template.open();
  await migrate(db);
  await db.close();
  process.env.TEST_TEMPLATE = template.name;
  return template.drop;
}
