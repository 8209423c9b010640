import { messageReference } from '@rostra/messages';
import type { ConsultationRow, ContributionRow } from '../../../db/tables/consultations.ts';
import { AppError, notFound } from '../../../errors.ts';
import { saveStaffEntry, type Writer } from '../../content/index.ts';
import { carryIds } from '../blocks/carry-ids.ts';
import { hashOf } from '../blocks/hash-of.ts';
import { splitDraft } from '../blocks/render-draft.ts';
import { findConsultation, findNewestDraft } from '../consultations.repo.ts';
import type { ConsultationsContext } from '../context.ts';
import { updateContribution } from '../contributions.repo.ts';
import { hasEnded } from '../state.ts';
import { withMerges } from './add-draft.ts';
import { editConsultation } from './edit-consultation.ts';
import { getContribution } from './get-contribution.ts';
import { getPolicyDraft, POLICIES } from './policy-draft.ts';

/**
 * Puts an accepted wording into the policy and credits its author in the next draft. What was accepted in
 * changed form, or as a comment, is only credited: the editor words it.
 */
export async function mergeContribution(
  context: ConsultationsContext,
  writer: Writer,
  id: string,
): Promise<string> {
  const { queries } = context.content.db;
  const contribution = await getContribution(queries, id);
  const consultation = await findConsultation(queries, { id: contribution.consultation_id });
  if (!consultation) throw notFound();
  checkMergeable(consultation, contribution);
  if (contribution.merged_in !== null) return consultation.id;
  if (contribution.state === 'accepted' && contribution.kind !== 'comment') {
    const change = () => changePolicy(context, writer, consultation, contribution);
    // The same call at the same time may have changed it. If so, the second attempt notices.
    await change().catch(async (error) => {
      if (!(error instanceof AppError && error.code === 'edit_conflict')) throw error;
      if ((await getContribution(queries, id)).merged_in === null) await change();
    });
  }
  const edit = { writer, id: consultation.id, action: 'consultation.merge' as const };
  await editConsultation(context, edit, async (tx, row) => {
    const current = await getContribution(tx, id);
    checkMergeable(row, current);
    if (current.merged_in !== null) return undefined;
    const { number } = await findNewestDraft(tx, row.id);
    await updateContribution(tx, id, { merged_in: number + 1 });
    return { title: row.title };
  });
  return consultation.id;
}

function checkMergeable(
  { ended_as }: ConsultationRow,
  { state, hidden_at }: ContributionRow,
): void {
  if (ended_as) throw hasEnded();
  if (hidden_at || !(state === 'accepted' || state === 'acceptedChanged')) {
    throw new AppError('conflict', messageReference('consultations-server', 'notAccepted'));
  }
}

async function changePolicy(
  { content }: ConsultationsContext,
  writer: Writer,
  consultation: ConsultationRow,
  { block_id, base_hash, kind, text }: ContributionRow,
): Promise<void> {
  const { body, version } = await getPolicyDraft(content, writer, consultation);
  const draft = await findNewestDraft(content.db.queries, consultation.id);
  const blocks = await splitDraft(content, writer, body);
  const sources = blocks.map(({ source }) => source);
  const ids = carryIds(await withMerges(content.db.queries, draft), sources, () => '');
  const block = blocks[ids.indexOf(block_id)];
  // A repeated call: the policy was saved, and the process ended before the contribution was.
  const isDone =
    kind === 'removal'
      ? !block && !sources.some((source) => hashOf(source) === base_hash)
      : block?.source === text;
  if (isDone) return;
  if (!block || hashOf(block.source) !== base_hash) {
    throw new AppError('edit_conflict', messageReference('consultations-server', 'wordItYourself'));
  }
  const before = body.slice(0, block.start);
  const after = body.slice(block.end);
  const changed = kind === 'removal' ? before.trimEnd() + after : `${before}${text}${after}`;
  await saveStaffEntry(
    content,
    writer,
    { kind: POLICIES, id: consultation.document_id, locale: consultation.locale },
    { data: { body: changed.trimStart() }, ifMatch: version },
  );
}
