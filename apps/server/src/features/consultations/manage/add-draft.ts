import type { DraftBlock } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import type { DraftRow } from '../../../db/tables/consultations.ts';
import { AppError, notFound } from '../../../errors.ts';
import type { RenderedBlocks, Writer } from '../../content/index.ts';
import { makeBlocks, readBlocks } from '../blocks/draft-blocks.ts';
import { renderDraft } from '../blocks/render-draft.ts';
import { findConsultation, findNewestDraft, insertDraft } from '../consultations.repo.ts';
import type { ConsultationsContext } from '../context.ts';
import { findContributions } from '../contributions.repo.ts';
import { hasEnded } from '../state.ts';
import { editConsultation } from './edit-consultation.ts';
import { getPolicyDraft } from './policy-draft.ts';

/** Shows members the present text of the policy. */
export async function addDraft(
  context: ConsultationsContext,
  writer: Writer,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { content } = context;
  const known = await findConsultation(content.db.queries, { id });
  if (!known) throw notFound();
  const { body } = await getPolicyDraft(content, writer, known);
  // Not in the transaction: rendering asks the database for pictures and links.
  const rendered = await renderDraft(content, writer, { body, locale: known.locale });
  await editConsultation(context, { writer, id, action: 'consultation.draft' }, async (tx, row) => {
    if (row.ended_as) throw hasEnded();
    const newest = await findNewestDraft(tx, id);
    if (newest.body === body) {
      throw new AppError('conflict', messageReference('consultations-server', 'sameText'));
    }
    const number = await storeDraft(context, tx, { newest, body, rendered, reason });
    return { title: row.title, number };
  });
}

interface NextDraft {
  readonly newest: DraftRow;
  readonly body: string;
  readonly rendered: RenderedBlocks;
  readonly reason: string | null;
}

/** Returns its number. */
export async function storeDraft(
  { content: { store } }: ConsultationsContext,
  tx: Queries,
  { newest, body, rendered, reason }: NextDraft,
): Promise<number> {
  const earlier = await withMerges(tx, newest);
  const number = newest.number + 1;
  const stored = makeBlocks(rendered, earlier);
  if (stored.blocks.length === 0) {
    throw new AppError('conflict', messageReference('consultations-server', 'noText'));
  }
  await insertDraft(tx, {
    consultation_id: newest.consultation_id,
    number,
    body,
    blocks: JSON.stringify(stored),
    reason,
    created_at: store.now(),
  });
  return number;
}

/**
 * The blocks of a draft with the wordings that were put into the policy since: those keep the ids of the
 * paragraphs they replace, however much they differ.
 */
export async function withMerges(tx: Queries, draft: DraftRow): Promise<DraftBlock[]> {
  const merged = new Map(
    (await findContributions(tx, draft.consultation_id))
      .filter((row) => row.merged_in === draft.number + 1 && row.kind === 'amendment')
      .filter(({ state }) => state === 'accepted')
      .map((row) => [row.block_id, row.text]),
  );
  return readBlocks(draft).blocks.map((block) => ({
    ...block,
    source: merged.get(block.id) ?? block.source,
  }));
}
