import type { Snapshot } from '../../db/copy/snapshot.ts';
import { csvLine } from '../../features/audit/index.ts';
import type { ExportedRow } from '../../features/content/index.ts';
import type { ExportFolder } from './export-folder.ts';
import { EXPORTED_TABLES } from './exported-tables.ts';
import { readTable } from './read-table.ts';

/** Members, payments, the audit log and other tables, in `data`. */
export async function exportTables(
  snapshot: Snapshot,
  folder: ExportFolder,
  report: (text: string) => void,
): Promise<void> {
  for (const { name, columns } of snapshot.tables) {
    const exported = EXPORTED_TABLES[name];
    if (!exported) continue;
    const { format, without = [] } = exported;
    const kept = columns.filter((column) => !without.includes(column));
    const lines =
      format === 'csv'
        ? toCsv(kept, readTable(snapshot, name))
        : toJson(kept, readTable(snapshot, name));
    await folder.writeStream(`data/${name}.${format}`, lines);
    report(`data/${name}.${format}`);
  }
}

async function* toCsv(columns: readonly string[], rows: AsyncIterable<ExportedRow>) {
  yield csvLine(columns);
  for await (const row of rows) yield csvLine(columns.map((column) => row[column] ?? null));
}

async function* toJson(columns: readonly string[], rows: AsyncIterable<ExportedRow>) {
  for await (const row of rows) {
    yield `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])))}\n`;
  }
}
