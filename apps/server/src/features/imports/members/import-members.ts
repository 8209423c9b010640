import type { Queries } from '../../../db/client.ts';
import { localSite } from '../../../languages/site.ts';
import { type AccountContext, createImportedUser } from '../../accounts/index.ts';
import type { Progress } from '../import-context.ts';
import { type EntryReport, type ImportReport, ReportBuilder } from '../report.ts';
import { importedMemberMail } from './emails.ts';
import { findKnownAddresses, insertImportedMember } from './imported-members.repo.ts';
import { type IncomingMember, readMembers } from './read-members.ts';

/** Members of one transaction. */
const BATCH = 200;

export interface MemberImportOptions {
  /** The uploaded list. */
  readonly path: string;
  /** Names the list: a repeated import finds the accounts that it has created. */
  readonly source: string;
  readonly isDryRun: boolean;
  /** Tell the members that they have an account. */
  readonly sendsMail: boolean;
  readonly languages: readonly string[];
  readonly signal?: AbortSignal | undefined;
  onProgress(progress: Progress): void;
}

type Result = Pick<EntryReport, 'outcome'> & Partial<EntryReport>;

/**
 * Creates an account for each member of a list. Accounts that exist stay as they are. Each batch is one transaction,
 * so an import that was interrupted can be started again.
 */
export async function importMembers(
  context: AccountContext,
  options: MemberImportOptions,
): Promise<ImportReport> {
  const { db, now, outbox } = context;
  const { path, source, isDryRun, languages, signal, onProgress } = options;
  const report = new ReportBuilder();
  const seen = new Set<string>();
  let done = 0;
  for await (const batch of inBatches(readMembers(path, { languages, now: now() }))) {
    signal?.throwIfAborted();
    const results = await (isDryRun
      ? judge(db.queries, batch)
      : db.transaction((tx) => judge(tx, batch)));
    for (const [{ row, losses }, result] of results) {
      const title = String(row);
      report.add({ collection: 'members', sourceId: title, title, losses }, result);
    }
    done += batch.length;
    onProgress({ done, total: undefined, title: '' });
    if (!isDryRun) outbox.wake();
  }
  return report.build({ source, isDryRun });

  async function judge(tx: Queries, batch: readonly IncomingMember[]) {
    const results: [IncomingMember, Result][] = [];
    const known = await findKnownAddresses(tx, { source, emails: batch.map((it) => it.email) });
    for (const member of batch) {
      const { failure, email } = member;
      if (failure !== undefined) results.push([member, { outcome: 'failed', failure }]);
      else if (seen.has(email)) results.push([member, conflict('skipped', 'duplicate')]);
      else results.push([member, await take(tx, member, known.get(email))]);
      if (email) seen.add(email);
    }
    return results;
  }

  async function take(
    tx: Queries,
    member: IncomingMember,
    known: 'imported' | 'other' | undefined,
  ): Promise<Result> {
    if (known === 'imported') return { outcome: 'unchanged' };
    if (known === 'other') return conflict('linked', 'account');
    if (isDryRun) return { outcome: 'created' };
    const user = await createImportedUser(context, tx, member);
    if (!user) return conflict('linked', 'account');
    await insertImportedMember(tx, { source, userId: user.id, at: now().toISOString() });
    if (options.sendsMail) {
      await outbox.put(tx, importedMemberMail(localSite(context.site, user), user.email));
    }
    return { outcome: 'created' };
  }
}

const conflict = (outcome: 'skipped' | 'linked', kind: 'duplicate' | 'account'): Result => ({
  outcome,
  conflicts: [{ kind, detail: '' }],
});

async function* inBatches(members: AsyncIterable<IncomingMember>) {
  let batch: IncomingMember[] = [];
  for await (const member of members) {
    batch.push(member);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
