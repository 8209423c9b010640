import type { VotePlan } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../errors.ts';
import type { Writer } from '../../content/index.ts';
import type { VotesContext } from '../context.ts';
import { findVote, replaceOptions, updateVote } from '../votes.repo.ts';
import { checkPlan } from './check-plan.ts';
import { editVote } from './edit-vote.ts';
import { findFirstAnnouncement } from './first-announcement.ts';
import { getVotedPolicy, makeOptions } from './option-texts.ts';
import { inheritRunOff } from './run-off.ts';

/** Until the vote opens. Afterwards a mistake means that it is annulled. */
export async function changeVote(
  context: VotesContext,
  writer: Writer,
  { id, plan }: { id: string; plan: VotePlan },
): Promise<void> {
  const { content } = context;
  const known = await findVote(content.db.queries, { id });
  if (!known) throw notFound();
  if (known.state !== 'announced') throw fixed();
  const policy = { documentId: known.document_id, locale: known.locale };
  const { title } = await getVotedPolicy(content, writer, policy);
  const runOffOf = known.run_off_of;
  const runOff = await inheritRunOff(content.db.queries, { runOffOf, ...policy, plan });
  const options = await makeOptions(content, writer, policy, { voteId: id, plan: runOff.plan });
  await editVote(context, { writer, id, action: 'vote.change' }, async (tx, row, now) => {
    if (row.state !== 'announced') throw fixed();
    const announcedAt = await findFirstAnnouncement(tx, {
      documentId: row.document_id,
      announcedAt: row.announced_at,
    });
    const columns = checkPlan(context, plan, { now, announcedAt });
    await updateVote(tx, id, {
      ...columns,
      ...runOff.columns,
      policy_title: title,
      obstacle: null,
    });
    await replaceOptions(tx, id, options);
    return { title: plan.question, opensAt: columns.opens_at, closesAt: columns.closes_at };
  });
}

const fixed = () => new AppError('conflict', messageReference('votes-server', 'fixed'));
