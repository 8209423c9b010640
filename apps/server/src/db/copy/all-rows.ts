import type { CopiedTable, Row, Snapshot } from './snapshot.ts';

/** Table by table, and says how many rows each had. */
export async function* allRows(
  snapshot: Snapshot,
  report: (text: string) => void,
): AsyncIterable<{ table: CopiedTable; rows: Row[] }> {
  for (const table of snapshot.tables) {
    let count = 0;
    for await (const rows of snapshot.rows(table)) {
      count += rows.length;
      yield { table, rows };
    }
    if (count > 0) report(`${table.name}: ${count.toLocaleString('en')} rows`);
  }
}
