import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../errors.ts';
import type { Writer } from '../../content/index.ts';
import { renderDraft } from '../blocks/render-draft.ts';
import { findConsultation, findNewestDraft, updateConsultation } from '../consultations.repo.ts';
import type { ConsultationsContext } from '../context.ts';
import { findContributions } from '../contributions.repo.ts';
import { notifyContributors } from '../notifications/notify-contributors.ts';
import { hasEnded, stateOf } from '../state.ts';
import { storeDraft } from './add-draft.ts';
import { editConsultation } from './edit-consultation.ts';
import { findPolicyDraft } from './policy-draft.ts';

interface End {
  readonly id: string;
  /** What came of it, or why it is abandoned. */
  readonly conclusion: string;
}

const conflict = (key: 'notClosed' | 'unanswered') =>
  new AppError('conflict', messageReference('consultations-server', key));

/** Only once it is closed and everything is answered. What was merged becomes the last draft. */
export async function concludeConsultation(
  context: ConsultationsContext,
  writer: Writer,
  { id, conclusion }: End,
): Promise<void> {
  const { content } = context;
  const known = await findConsultation(content.db.queries, { id });
  if (!known) throw notFound();
  const policy = await findPolicyDraft(content, writer, known);
  const rendered =
    policy && (await renderDraft(content, writer, { ...policy, locale: known.locale }));
  const action = 'consultation.conclude' as const;
  await editConsultation(context, { writer, id, action }, async (tx, row) => {
    if (row.ended_as) throw hasEnded();
    if (stateOf(row, content.store.now()) !== 'closed') throw conflict('notClosed');
    const contributions = await findContributions(tx, id);
    const isWaiting = contributions.some((each) => each.state === 'open' && !each.hidden_at);
    if (isWaiting) throw conflict('unanswered');
    const newest = await findNewestDraft(tx, id);
    const hasMerges = contributions.some(({ merged_in }) => merged_in === newest.number + 1);
    if (rendered && hasMerges) {
      await storeDraft(context, tx, { newest, body: policy.body, rendered, reason: null });
    }
    const change = endedAs('concluded', conclusion, content.store.now());
    await updateConsultation(tx, id, change);
    await notifyContributors(context, tx, { ...row, ...change });
    return { title: row.title, conclusion };
  });
}

/** Members see the reason, and what was written until then. */
export async function abandonConsultation(
  context: ConsultationsContext,
  writer: Writer,
  { id, conclusion }: End,
): Promise<void> {
  const action = 'consultation.abandon' as const;
  await editConsultation(context, { writer, id, action }, async (tx, row) => {
    if (row.ended_as) throw hasEnded();
    const change = endedAs('abandoned', conclusion, context.content.store.now());
    await updateConsultation(tx, id, change);
    await notifyContributors(context, tx, { ...row, ...change });
    return { title: row.title, reason: conclusion };
  });
}

const endedAs = (state: 'concluded' | 'abandoned', conclusion: string, at: string) => ({
  ended_as: state,
  ended_at: at,
  conclusion,
  told_state: state,
});
