import type { VotePlan } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { AppError } from '../../../errors.ts';
import { recordAction } from '../../audit/index.ts';
import { slugFromTitle, type Writer } from '../../content/index.ts';
import type { VotesContext } from '../context.ts';
import { findVote, insertVote, replaceOptions } from '../votes.repo.ts';
import { checkPlan } from './check-plan.ts';
import { findFirstAnnouncement } from './first-announcement.ts';
import { getVotedPolicy, makeOptions } from './option-texts.ts';
import { inheritRunOff } from './run-off.ts';

interface NewVote extends VotePlan {
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
  const now = content.store.now();
  const announcedAt = await findFirstAnnouncement(db.queries, { documentId, announcedAt: now });
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
    const isNew = await insertWithFreeSlug(tx, {
      id: key,
      document_id: documentId,
      locale,
      policy_title: title,
      ...columns,
      run_off_of: null,
      ...runOff.columns,
      announced_at: now,
      extensions: '[]',
      state: 'announced',
      obstacle: null,
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
      erasure_due: 0,
    });
    if (!isNew) return;
    await replaceOptions(tx, key, options);
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

/** Returns whether it was inserted: not if a repeated call has announced it meanwhile. */
async function insertWithFreeSlug(tx: Queries, vote: Omit<VoteRow, 'slug'>): Promise<boolean> {
  for (;;) {
    const slug = await findFreeSlug(tx, vote.question);
    if (await insertVote(tx, { ...vote, slug })) return true;
    if (await findVote(tx, { id: vote.id })) return false;
    // Another vote may have taken the slug since.
    if (!(await findVote(tx, { slug }))) throw alreadyRunning();
  }
}

async function findFreeSlug(tx: Queries, question: string): Promise<string> {
  const base = slugFromTitle(question) || 'vote';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(await findVote(tx, { slug }))) return slug;
  }
}
