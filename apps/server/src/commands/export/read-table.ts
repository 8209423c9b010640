import type { Snapshot } from '../../db/copy/snapshot.ts';
import type { ExportedRow } from '../../features/content/index.ts';

/** The rows of a table by column, or none if there is no such table. */
export async function* readTable(snapshot: Snapshot, name: string): AsyncIterable<ExportedRow> {
  const table = snapshot.tables.find((candidate) => candidate.name === name);
  if (!table) return;
  for await (const rows of snapshot.rows(table)) {
    for (const row of rows) {
      yield Object.fromEntries(table.columns.map((column, index) => [column, row[index] ?? null]));
    }
  }
}
