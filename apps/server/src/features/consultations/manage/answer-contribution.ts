import type { ContributionAnswer } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { Writer } from '../../content/index.ts';
import { recordEvent } from '../../webhooks/index.ts';
import { consultationEvent } from '../consultation-event.ts';
import type { ConsultationsContext } from '../context.ts';
import { updateContribution } from '../contributions.repo.ts';
import { notifyWriter } from '../notifications/notify-writer.ts';
import { hasEnded } from '../state.ts';
import { editConsultation } from './edit-consultation.ts';
import { getContribution } from './get-contribution.ts';

const conflict = (key: 'notAnswerable' | 'mergedAlready') =>
  new AppError('conflict', messageReference('consultations-server', key));

/** Answers a contribution, or changes the answer. What is merged stays accepted. */
export async function answerContribution(
  context: ConsultationsContext,
  writer: Writer,
  { id, state, answer }: ContributionAnswer & { id: string },
): Promise<string> {
  const { content } = context;
  const { consultation_id } = await getContribution(content.db.queries, id);
  const edit = { writer, id: consultation_id, action: 'consultation.answer' as const };
  await editConsultation(context, edit, async (tx, consultation) => {
    if (consultation.ended_as) throw hasEnded();
    const row = await getContribution(tx, id);
    if (row.state === 'withdrawn' || row.hidden_at) throw conflict('notAnswerable');
    if (row.merged_in !== null && state !== row.state) throw conflict('mergedAlready');
    const change = {
      state,
      answer,
      answered_by: writer.editorId,
      answered_at: content.store.now(),
    };
    await updateContribution(tx, id, change);
    await notifyWriter(context, tx, { consultation, contribution: { ...row, ...change } });
    const data = { contributionId: id, state };
    await recordEvent(
      tx,
      consultationEvent('consultation.answered', consultation, { at: change.answered_at, data }),
    );
    return { title: consultation.title, state, answer };
  });
  return consultation_id;
}
