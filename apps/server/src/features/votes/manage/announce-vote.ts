import type { VotePlan } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import { slugFromTitle } from '../../../languages/spelling/slug-from-title.ts';
import { recordAction } from '../../audit/index.ts';
import { insertWithFreeSlug, type Writer } from '../../content/index.ts';
import type { VotesContext } from '../context.ts';
import { drawUpRoll } from '../roll/draw-up-roll.ts';
import { findVote, insertOptions, insertVote, updateVote } from '../votes.repo.ts';
import { checkPlan } from './check-plan.ts';
import { findFirstAnnouncement } from './first-announcement.ts';
import { getVotedPolicy, makeOptions } from './option-texts.ts';
import { inheritRunOff } from './run-off.ts';

export interface NewVote extends VotePlan {
  readonly key: string;
  readonly documentId: string;
  readonly locale: string;
  readonly runOffOf: string | null;
}

export async function announceVote(
  context: VotesContext,
  writer: Writer,
  { key, documentId, locale, runOffOf, ...plan }: NewVote,
): Promise<void> {
  const { content } = context;
  const { db } = content;
  if (await findVote(db.queries, { id: key })) return;
  // The clock of the database, which also opens and closes votes.
  const now = await context.readTime(db.queries);
  const { announcedAt, replaced } = await findFirstAnnouncement(db.queries, {
    ...{ documentId, announcedAt: now },
  });
  const columns = checkPlan(context, plan, { now, announcedAt });
  const { title } = await getVotedPolicy(content, writer, { documentId, locale });
  const runOff = await inheritRunOff(db.queries, { runOffOf, documentId, locale, plan });
  const options = await makeOptions(
    content,
    writer,
    { documentId, locale },
    { voteId: key, plan: runOff.plan },
  );
  await db.transaction(async (tx) => {
    const row = {
      id: key,
      document_id: documentId,
      locale,
      policy_title: title,
      ...columns,
      run_off_of: null,
      ...runOff.columns,
      announced_at: now,
      state: 'announced' as const,
      obstacle: null,
      announced_roll_size: null,
      roll_size: null,
      roll_hash: null,
      public_key: null,
      private_key: null,
      turnout_percent: null,
      turnout_at: null,
      annulled_at: null,
      annulment_reason: null,
      closed_at: null,
      result: null,
      record_hash: null,
      previous_hash: null,
      opened_at: null,
      erasure_due: 0 as const,
    };
    const base = slugFromTitle(plan.question, { language: locale }) || 'vote';
    const isNew = await insertWithFreeSlug(base, {
      isTaken: async (slug) => (await findVote(tx, { slug })) !== undefined,
      insert: (slug) => insertVote(tx, { ...row, slug }),
    });
    if (!isNew) {
      // The same call may have announced it in the meantime.
      if (await findVote(tx, { id: key })) return;
      throw alreadyRunning();
    }
    // Another vote on this policy may have been annulled since. Then it counts as the first announcement.
    const first = await findFirstAnnouncement(tx, { documentId, announcedAt: now });
    if (first.announcedAt !== announcedAt) throw alreadyRunning();
    await insertOptions(tx, options);
    const earlier = runOff.first ? [...replaced, runOff.first] : replaced;
    const size = await drawUpRoll(context, tx, row, earlier);
    await updateVote(tx, key, { announced_roll_size: size });
    if (!writer.actor) return;
    await recordAction(tx, {
      actor: writer.actor,
      at: now,
      action: 'vote.announce',
      target: { kind: 'policies', id: documentId },
      after: { title: plan.question, opensAt: columns.opens_at, closesAt: columns.closes_at },
    });
  });
  content.changed(['votes', 'policies']);
}

const alreadyRunning = () =>
  new AppError('conflict', messageReference('votes-server', 'alreadyRunning'));
