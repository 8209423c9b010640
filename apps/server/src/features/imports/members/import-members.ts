import type { Queries } from '../../../db/client.ts';
import { localSite } from '../../../languages/site.ts';
import { type AccountContext, createImportedUser, isForbiddenName } from '../../accounts/index.ts';
import { declineConsultationMails, wantsConsultationMails } from '../../consultations/index.ts';
import type { Progress } from '../import-context.ts';
import { type EntryReport, type ImportReport, ReportBuilder } from '../report.ts';
import { importedMemberMail } from './emails.ts';
import {
  findKnownAddresses,
  insertImportedMember,
  type KnownAccount,
} from './imported-members.repo.ts';
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

/** The first row, which has the names of the columns. */
const HEADER = { collection: 'members', sourceId: '1', title: '1' };

type Result = Pick<EntryReport, 'outcome'> & Partial<EntryReport>;

/**
 * Creates an account for each member of a list. Accounts that exist stay as they are, except that an imported
 * member who has declined emails since gets no more. Each batch is one transaction,
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
  const unread = new Set<string>();
  const onUnread = (column: string) => unread.add(column);
  const reading = {
    ...{ languages, now: now(), onUnread },
    isForbiddenName: (name: string) => isForbiddenName(name, context.site.name),
  };
  for await (const batch of inBatches(readMembers(path, reading))) {
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
  if (unread.size > 0) {
    const detail = [...unread].join(', ');
    report.remark(HEADER, { kind: 'column', detail });
  }
  return report.build({ source, isDryRun });

  async function judge(tx: Queries, batch: readonly IncomingMember[]) {
    const results: [IncomingMember, Result][] = [];
    const known = await findKnownAddresses(tx, { source, emails: batch.map((it) => it.email) });
    for (const member of batch) {
      const { failure, email } = member;
      if (failure !== undefined) results.push([member, { outcome: 'failed', failure }]);
      else if (seen.has(email)) results.push([member, await repeat(tx, member)]);
      else results.push([member, await take(tx, member, known.get(email))]);
      if (email) seen.add(email);
    }
    return results;
  }

  async function take(
    tx: Queries,
    member: IncomingMember,
    known: KnownAccount | undefined,
  ): Promise<Result> {
    if (known) return update(tx, member, known);
    if (isDryRun) return { outcome: 'created' };
    const user = await createImportedUser(context, tx, member);
    if (!user) return conflict('linked', 'account');
    const at = now().toISOString();
    await insertImportedMember(tx, { source, userId: user.id, at });
    if (member.declinesMails) await declineConsultationMails(tx, { userId: user.id, at });
    if (options.sendsMail && !member.declinesMails) {
      await outbox.put(tx, importedMemberMail(localSite(context.site, user), user.email));
    }
    return { outcome: 'created' };
  }

  /** Nothing of an account is changed but consent: who declines emails there later wants none here. */
  async function update(
    tx: Queries,
    { declinesMails }: IncomingMember,
    { userId, origin }: KnownAccount,
  ): Promise<Result> {
    const isChanged = declinesMails && (await wantsConsultationMails(tx, userId));
    if (origin === 'owner') {
      return { ...conflict('linked', 'account'), losses: isChanged ? [NOT_DECLINED_HERE] : [] };
    }
    if (isChanged && !isDryRun) {
      await declineConsultationMails(tx, { userId, at: now().toISOString() });
    }
    if (origin === 'other list') return conflict('linked', 'account');
    return { outcome: isChanged ? 'updated' : 'unchanged' };
  }

  /** A row may decline emails for an address that an earlier one has. */
  async function repeat(tx: Queries, member: IncomingMember): Promise<Result> {
    if (member.declinesMails) {
      const emails = [member.email];
      const known = (await findKnownAddresses(tx, { source, emails })).get(member.email);
      if (known) await update(tx, member, known);
    }
    return conflict('skipped', 'duplicate');
  }
}

/** The choice that somebody has made here counts. */
const NOT_DECLINED_HERE = {
  kind: 'field',
  detail: 'has declined emails there, but not here',
} as const;

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
