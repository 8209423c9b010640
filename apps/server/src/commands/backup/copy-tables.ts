import type { CopiedTable, Row, Snapshot } from '../../db/copy/snapshot.ts';
import { storedNames } from '../../features/media/index.ts';
import { tableEntry } from './manifest.ts';
import type { ArchiveWriter } from './write-archive.ts';

/** The size of an entry must be known before it is written, so tables are split into parts of this size. */
const PART_BYTES = 2 ** 20;

export interface CopiedTables {
  rows: Record<string, number>;
  /** Of all files that the table of files mentions. */
  mediaNames: string[];
}

/** One JSON array of values on each line. */
export async function copyTables(
  snapshot: Snapshot,
  archive: ArchiveWriter,
  report: (text: string) => void,
): Promise<CopiedTables> {
  const counts: Record<string, number> = {};
  const mediaNames = new Set<string>();
  for (const table of snapshot.tables) {
    let count = 0;
    let part = 0;
    let lines = '';
    const finishPart = async () => {
      part += 1;
      await archive.add(tableEntry(table.name, part), lines);
      lines = '';
    };
    for await (const rows of snapshot.rows(table)) {
      for (const row of rows) {
        lines += `${JSON.stringify(row)}\n`;
        if (lines.length >= PART_BYTES) await finishPart();
        if (table.name === 'files') for (const name of namesIn(table, row)) mediaNames.add(name);
      }
      count += rows.length;
    }
    if (lines !== '') await finishPart();
    counts[table.name] = count;
    if (count > 0) report(`${table.name}: ${count.toLocaleString('en')} rows`);
  }
  return { rows: counts, mediaNames: [...mediaNames] };
}

function namesIn({ columns }: CopiedTable, row: Row): string[] {
  const textOf = (column: string) => {
    const value = row[columns.indexOf(column)];
    return typeof value === 'string' ? value : null;
  };
  return storedNames({
    hash: textOf('hash') ?? '',
    ext: textOf('ext') ?? '',
    formats: textOf('formats'),
    sources: textOf('sources'),
  }).map(({ name }) => name);
}
