import { migrate } from '../db/migrate.ts';
import { createPostgres } from './test-postgres.ts';

/** Before all tests on PostgreSQL: the database that theirs are copies of. */
export async function setup(): Promise<() => Promise<void>> {
  const template = await createPostgres('template0');
  const db = template.open();
  await migrate(db);
  await db.close();
  process.env.TEST_TEMPLATE = template.name;
  return template.drop;
}
