import type { AuditEntry, AuditFilter } from '@rostra/contract';
import type { Actor } from '../../http/access/actor.ts';
import { type AuditRow, findAuditRowsAfter } from './audit-log.repo.ts';
import type { AuditContext } from './context.ts';
import { csvLine } from './csv-line.ts';
import { describeEntry } from './describe-entry.ts';
import { recordAction } from './record-action.ts';

export type ExportFormat = 'csv' | 'jsonl';

interface ExportQuery extends AuditFilter {
  format: ExportFormat;
}

const PAGE_SIZE = 500;
const COLUMNS = [
  'id',
  'at',
  'actor',
  'actorId',
  'actorName',
  'from',
  'action',
  'target',
  'targetId',
  'before',
  'after',
];

/** Records the export, then reads the log in pages, so that its size does not matter. */
export async function exportLog(
  { db, now }: Pick<AuditContext, 'db' | 'now'>,
  actor: Actor,
  { format, ...filter }: ExportQuery,
): Promise<AsyncIterable<string>> {
  const after = { format, ...filter };
  await recordAction(db.queries, { actor, at: now(), action: 'audit.export', after });
  return formatRows(format, readRows({ db }, filter));
}

async function* readRows(
  { db }: Pick<AuditContext, 'db'>,
  filter: AuditFilter,
): AsyncIterable<AuditRow> {
  let after = 0;
  for (;;) {
    const rows = await findAuditRowsAfter(db.queries, { filter, after, limit: PAGE_SIZE });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = last.id;
  }
}

async function* formatRows(
  format: ExportFormat,
  rows: AsyncIterable<AuditRow>,
): AsyncIterable<string> {
  if (format === 'csv') yield csvLine(COLUMNS);
  for await (const row of rows) {
    const entry = describeEntry(row);
    yield format === 'csv' ? csvLine(cellsOf(entry)) : `${JSON.stringify(entry)}\n`;
  }
}

const cellsOf = ({ id, at, actor, from, action, target, before, after }: AuditEntry) => [
  id,
  at,
  actor.kind,
  actor.id,
  actor.name,
  from,
  action,
  target?.kind ?? null,
  target?.id ?? null,
  before && JSON.stringify(before),
  after && JSON.stringify(after),
];
