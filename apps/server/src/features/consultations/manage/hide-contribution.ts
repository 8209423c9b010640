import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { Writer } from '../../content/index.ts';
import type { ConsultationsContext } from '../context.ts';
import { updateContribution } from '../contributions.repo.ts';
import { notifyWriter } from '../notifications/notify-writer.ts';
import { editConsultation } from './edit-consultation.ts';
import { getContribution } from './get-contribution.ts';

/** Hides a contribution that breaks the rules. Everybody sees why; its writer is told. */
export async function hideContribution(
  context: ConsultationsContext,
  writer: Writer,
  { id, reason }: { id: string; reason: string },
): Promise<string> {
  const { content } = context;
  const { consultation_id, hidden_at } = await getContribution(content.db.queries, id);
  if (hidden_at) return consultation_id;
  const edit = { writer, id: consultation_id, action: 'consultation.hide' as const };
  await editConsultation(context, edit, async (tx, consultation) => {
    const row = await getContribution(tx, id);
    if (row.hidden_at) return undefined;
    if (row.state === 'withdrawn') {
      throw new AppError('conflict', messageReference('consultations-server', 'notAnswerable'));
    }
    const change = { hidden_reason: reason, hidden_at: content.store.now() };
    await updateContribution(tx, id, change);
    await notifyWriter(context, tx, { consultation, contribution: { ...row, ...change } });
    return { title: consultation.title, reason };
  });
  return consultation_id;
}

export async function showContribution(
  context: ConsultationsContext,
  writer: Writer,
  id: string,
): Promise<string> {
  const { consultation_id } = await getContribution(context.content.db.queries, id);
  const edit = { writer, id: consultation_id, action: 'consultation.show' as const };
  await editConsultation(context, edit, async (tx, { title }) => {
    await updateContribution(tx, id, { hidden_reason: null, hidden_at: null });
    return { title };
  });
  return consultation_id;
}
