import type { ReadingProgress } from '@rostra/contract';
import type { Member } from '../../caller.ts';
import { AppError } from '../../errors.ts';
import type { ReadingContext } from './context.ts';
import { describeProgress } from './describe-progress.ts';
import { findProgress, findRequiredPlan, mergeProgress, settleProgress } from './progress.repo.ts';

/** The last lines are rarely scrolled to their very end. */
const END = 0.98;

/** A device's report of where the member is, or was a while ago. */
export async function keepProgress(
  context: ReadingContext,
  member: Member,
  documentId: string,
  { position, agoMs }: { position: number; agoMs: number },
): Promise<ReadingProgress> {
  await checkOpen(context, member, documentId);
  await mergeProgress(context.db.queries, {
    userId: member.userId,
    documentId,
    position,
    isAtEnd: position >= END,
    at: new Date(context.now().getTime() - agoMs).toISOString(),
  });
  return getProgress(context, member, documentId);
}

export async function settleRead(
  context: ReadingContext,
  member: Member,
  documentId: string,
  isRead: boolean,
): Promise<ReadingProgress> {
  await checkOpen(context, member, documentId);
  await settleProgress(context.db.queries, {
    userId: member.userId,
    documentId,
    isRead,
    now: context.now().toISOString(),
  });
  return getProgress(context, member, documentId);
}

async function checkOpen(
  { db, now, opensOf }: ReadingContext,
  member: Member,
  documentId: string,
): Promise<void> {
  const required = await findRequiredPlan(db.queries, documentId, now().toISOString());
  if (required === undefined) throw new AppError('not_found', 'Not Found');
  if (!(await opensOf(member)).includes(required)) {
    throw new AppError('forbidden', 'Your plan does not open this');
  }
}

async function getProgress({ db }: ReadingContext, { userId }: Member, documentId: string) {
  const row = await findProgress(db.queries, userId, documentId);
  if (!row) throw new AppError('not_found', 'Not Found');
  return describeProgress(row);
}
