import { setImmediate } from 'node:timers/promises';
import type { Queries } from '../../../db/client.ts';
import { StartError } from '../../../errors.ts';
import {
  areOpen,
  importBatch,
  type Judgement,
  type NewslettersContext,
  recordImport,
  reportImport,
  type SubscriberImport,
} from '../../newsletters/index.ts';
import type { Progress } from '../import-context.ts';
import { type EntryReport, type ImportReport, ReportBuilder } from '../report.ts';
import type { ColumnReport } from './column-report.ts';
import { findConfirmedAccounts } from './find-confirmed-accounts.ts';
import { type IncomingSubscriber, readSubscribers } from './read-subscribers.ts';

/** Rows of one transaction. */
const BATCH = 200;

export interface SubscriberImportOptions {
  /** The uploaded list. */
  readonly path: string;
  readonly source: string;
  readonly list: SubscriberImport;
  readonly isDryRun: boolean;
  /** The languages of the site. */
  readonly languages: readonly string[];
  readonly signal?: AbortSignal | undefined;
  onProgress(progress: Progress): void;
}

/**
 * Adds the people of a list who have agreed to get newsletters. Each batch is one transaction, so an import that was
 * interrupted can be started again.
 */
export async function importSubscribers(
  context: NewslettersContext,
  options: SubscriberImportOptions,
): Promise<ImportReport> {
  const { db, now } = context;
  const { path, source, list, isDryRun, languages, signal, onProgress } = options;
  if (!(await areOpen(db.queries, list.newsletterIds))) {
    throw new StartError('A newsletter was closed or deleted since the import was prepared.');
  }
  if (!isDryRun) await recordImport(context, list);
  const report = new ReportBuilder();
  const seen = new Set<string>();
  let columns: ColumnReport | undefined;
  let done = 0;
  const onColumns = (found: ColumnReport) => {
    columns = found;
  };
  const rows = readSubscribers(path, { languages, now: now(), onColumns });
  for await (const batch of inBatches(rows)) {
    signal?.throwIfAborted();
    const results = await (isDryRun
      ? judge(db.queries, batch)
      : db.transaction((tx) => judge(tx, batch)));
    for (const row of batch) {
      const title = String(row.row);
      report.add(
        { collection: 'subscribers', sourceId: title, title },
        resultOf(row, results.get(row)),
      );
    }
    done += batch.length;
    onProgress({ done, total: undefined, title: '' });
    // Requests are answered in between.
    await setImmediate();
  }
  const built = report.build({ source, isDryRun });
  const { counts, conflicts } = built;
  if (!isDryRun) await reportImport(context, list.id, { counts, conflicts });
  return columns ? { ...built, columns } : built;

  async function judge(tx: Queries, batch: readonly IncomingSubscriber[]) {
    const valid = batch.filter(({ failure }) => failure === undefined);
    const first = valid.filter(({ email }) => !seen.has(email) && seen.add(email));
    const results = new Map<IncomingSubscriber, Judgement | 'repeated'>();
    const take = async (some: readonly IncomingSubscriber[]) => {
      const findAccounts = (emails: readonly string[]) => findConfirmedAccounts(tx, emails);
      return importBatch(context, tx, some, { list, isDryRun, findAccounts });
    };
    for (const [index, judgement] of (await take(first)).entries()) {
      const row = first[index];
      if (row) results.set(row, judgement);
    }
    for (const row of valid) {
      if (results.has(row)) continue;
      // A later row may refuse for an address that an earlier one has.
      if (row.state !== 'subscribed') await take([row]);
      results.set(row, 'repeated');
    }
    return results;
  }
}

type Result = Pick<EntryReport, 'outcome'> & Partial<EntryReport>;

const because = (
  outcome: EntryReport['outcome'],
  kind: EntryReport['conflicts'][number]['kind'],
): Result => ({ outcome, conflicts: [{ kind, detail: '' }] });

function resultOf(
  { failure = 'noAddress' }: IncomingSubscriber,
  judgement: Judgement | 'repeated' | undefined,
): Result {
  if (judgement === undefined) return because('failed', failure);
  if (judgement === 'repeated') return because('skipped', 'duplicate');
  switch (judgement.kind) {
    case 'add':
      return { outcome: 'created' };
    case 'join':
      return { outcome: 'updated' };
    case 'done':
      return { outcome: 'unchanged' };
    case 'suppress':
      return because('skipped', 'suppressed');
    case 'leave':
      return because('skipped', 'left');
    case 'ignore':
      return because(judgement.reason === 'subscribed' ? 'linked' : 'skipped', judgement.reason);
  }
}

async function* inBatches(rows: AsyncIterable<IncomingSubscriber>) {
  let batch: IncomingSubscriber[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
