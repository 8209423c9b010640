import type { ReadingProgress } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../errors.ts';
import type { Member } from '../../http/caller.ts';
import type { ReadingContext } from './context.ts';
import { findOwnProgress } from './find-own-progress.ts';
import { findRequiredPlan, mergeProgress, setReadState } from './progress.repo.ts';

/** Counts as read to the end: few readers scroll past the very last line. */
const END = 0.98;

/** Saves a device's report of where the member is, or was `agoMs` ago. */
export async function saveOwnProgress(
  context: ReadingContext,
  member: Member,
  documentId: string,
  { position, agoMs }: { position: number; agoMs: number },
): Promise<ReadingProgress> {
  await assertIncluded(context, member, documentId);
  await mergeProgress(context.db.queries, {
    userId: member.userId,
    documentId,
    position,
    isAtEnd: position >= END,
    at: new Date(context.now().getTime() - agoMs).toISOString(),
  });
  return getProgress(context, member, documentId);
}

/** Marks a text as read or unread. Earlier reports no longer count. */
export async function markOwnRead(
  context: ReadingContext,
  member: Member,
  documentId: string,
  isRead: boolean,
): Promise<ReadingProgress> {
  await assertIncluded(context, member, documentId);
  await setReadState(context.db.queries, {
    userId: member.userId,
    documentId,
    isRead,
    now: context.now().toISOString(),
  });
  return getProgress(context, member, documentId);
}

async function assertIncluded(
  { db, now, includedPlansOf }: ReadingContext,
  member: Member,
  documentId: string,
): Promise<void> {
  const required = await findRequiredPlan(db.queries, documentId, now().toISOString());
  if (required === undefined) throw notFound();
  if (!(await includedPlansOf(member)).includes(required)) {
    throw new AppError('forbidden', messageReference('reading-server', 'planNeeded'));
  }
}

async function getProgress({ db }: ReadingContext, { userId }: Member, documentId: string) {
  const progress = await findOwnProgress(db.queries, userId, documentId);
  if (!progress) throw notFound();
  return progress;
}
