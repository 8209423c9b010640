import type { Db } from '../../db/client.ts';
import { countRows } from '../../db/copy/count-rows.ts';
import { listTables } from '../../db/copy/list-tables.ts';
import { JOURNAL } from '../../db/copy/snapshot.ts';
import type { CopyContent } from '../../db/upgrade/describe-copy.ts';

/** Nobody misses these. */
const TECHNICAL =
  /^(jobs|rate_limits|throttles|sessions|refresh_tokens|search_|entry_words|content_changes)/;

/** One line for each table that has another number of rows than its copy, or that only one of the two has. */
export async function describeLoss(db: Db, copy: CopyContent): Promise<string[]> {
  const today = new Set(await listTables(db));
  const all = new Set([...copy.rows.keys(), ...today]);
  const lines: string[] = [];
  for (const table of [...all].toSorted()) {
    if (table === JOURNAL || TECHNICAL.test(table)) continue;
    const then = copy.rows.get(table);
    const now = today.has(table) ? await countRows(db.queries, table) : undefined;
    const difference = describeDifference(then, now);
    if (difference) lines.push(`  ${table}: ${difference}`);
  }
  return lines;
}

/** Undefined stands for a table that is not there. A new table without rows has nothing to lose. */
function describeDifference(then: number | undefined, now: number | undefined): string | undefined {
  if (now === undefined) return `removed or renamed by the upgrade; it had ${rows(then ?? 0)}`;
  if (then === undefined) {
    return now > 0 ? `added or renamed by the upgrade; it has ${rows(now)}` : undefined;
  }
  if (now < then)
    return `${(then - now).toLocaleString('en')} fewer than before, which would return`;
  return now > then ? `${(now - then).toLocaleString('en')} more than before` : undefined;
}

const rows = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;
