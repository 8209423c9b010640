import type { ImportJob, ImportRemark } from '@rostra/contract';
import type { ImportReport } from '../report.ts';
import type { ImportJobRow } from './import-jobs.repo.ts';

export function describeImport(row: ImportJobRow): ImportJob {
  return {
    id: row.id,
    format: row.format,
    fileName: row.file_name,
    size: row.size,
    received: row.received,
    state: row.state,
    source: row.source,
    error: row.error,
    done: row.done,
    total: row.total,
    isContinued: row.attempts > 1,
    isStarted: row.started_at !== null,
    report: row.summary === null ? null : (JSON.parse(row.summary) as ImportJob['report']),
    undo: row.undo_report === null ? null : (JSON.parse(row.undo_report) as ImportJob['undo']),
    isFromTerminal: row.created_by === null,
    createdBy: row.created_by_name,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}

/** The columns that a report is stored in. */
export function storedReport(report: ImportReport): { summary: string; remarks: string } {
  const { isDryRun, counts, conflicts, columns, images, redirects, entries, unlisted } = report;
  const remarks = entries.length + unlisted;
  const { languages } = report;
  const summary = {
    ...{ isDryRun, counts, conflicts, columns, images, redirects },
    ...{ remarks, unlisted, languages },
  };
  const listed = entries.map(
    ({ collection, title, outcome, failure = null, conflicts, losses }): ImportRemark => ({
      collection,
      title,
      outcome,
      failure,
      conflicts: [...conflicts],
      losses: [...losses],
    }),
  );
  return { summary: JSON.stringify(summary), remarks: JSON.stringify(listed) };
}
