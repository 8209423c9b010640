import type { Db } from '../../db/client.ts';
import { migrate } from '../../db/migrate.ts';
import { databaseSize } from '../../db/upgrade/database-size.ts';

/** Prints the time of each step, and how much larger the database became. */
export async function timeMigrations(db: Db, report: (text: string) => void): Promise<void> {
  const sizeBefore = await databaseSize(db);
  const startedAt = performance.now();
  let last: { name: string; at: number } | undefined;
  await migrate(db, undefined, ({ name }) => {
    const at = performance.now();
    if (last) report(`  ${last.name}: ${seconds(at - last.at)}`);
    last = name === undefined ? undefined : { name, at };
  });
  const grown = (await databaseSize(db)) - sizeBefore;
  report(`The upgrade would take about ${seconds(performance.now() - startedAt)}.`);
  report(
    `The database would ${grown < 0 ? 'shrink' : 'grow'} by ${megabytes(Math.abs(grown))}; the copy from before takes another ${megabytes(sizeBefore)}.`,
  );
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
