import type { NewContribution } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { ConsultationRow, ContributionRow } from '../../../db/tables/consultations.ts';
import { AppError, invalidField, notFound } from '../../../errors.ts';
import type { Member } from '../../../http/caller.ts';
import type { ContentService } from '../../content/index.ts';
import { readBlocks } from '../blocks/draft-blocks.ts';
import { hashOf } from '../blocks/split-blocks.ts';
import { findConsultation, findNewestDraft, lockConsultation } from '../consultations.repo.ts';
import {
  countSince,
  findContribution,
  hasContributed,
  insertContribution,
} from '../contributions.repo.ts';
import { isIncludedFor } from '../read/read-for-member.ts';
import { notOpen, stateOf } from '../state.ts';
import { compareAmendment } from './compare-amendment.ts';

const DAY_MS = 24 * 60 * 60_000;
const MAX_PER_DAY = 20;

const text = (key: 'agreementRequired' | 'tooMany' | 'planNeeded' | 'paragraphChanged') =>
  messageReference('consultations-server', key);

/** Adds a comment or a proposal about a paragraph of the newest draft. */
export async function addContribution(
  content: ContentService,
  member: Member,
  consultationId: string,
  added: NewContribution,
): Promise<void> {
  const { db, store } = content;
  const known = await findConsultation(db.queries, { id: consultationId });
  if (!known) throw notFound();
  if (!(await isIncludedFor(content, member, known))) {
    throw new AppError('forbidden', text('planNeeded'));
  }
  const block = await getBlock(content, known, added);
  const comparison =
    added.kind === 'amendment'
      ? await compareAmendment(content, { ...added, base: block.source, locale: known.locale })
      : null;
  await db.transaction(async (tx) => {
    const row = await lockConsultation(tx, consultationId);
    const at = store.now();
    const earlier = await findContribution(tx, added.key);
    if (earlier && isSame(earlier, { consultationId, userId: member.userId, added })) return;
    if (earlier) throw invalidField(['key'], messageReference('rules', 'invalidValue'));
    if (!row || stateOf(row, at) !== 'open') throw notOpen();
    const draft = await findNewestDraft(tx, consultationId);
    if (draft.number !== added.draft) throw paragraphChanged(readBlocks(draft).blocks, added);
    const key = { consultationId, userId: member.userId };
    if (!added.agrees && !(await hasContributed(tx, key))) {
      throw invalidField(['agrees'], text('agreementRequired'));
    }
    const since = new Date(Date.parse(at) - DAY_MS).toISOString();
    if ((await countSince(tx, member.userId, since)) >= MAX_PER_DAY) {
      throw new AppError('rate_limited', text('tooMany'));
    }
    await insertContribution(tx, {
      id: added.key,
      consultation_id: consultationId,
      draft: added.draft,
      block_id: block.id,
      user_id: member.userId,
      author_name: null,
      kind: added.kind,
      base_hash: hashOf(block.source),
      text: added.kind === 'removal' ? '' : added.text,
      comparison,
      reason: added.reason || null,
      state: 'open',
      answer: null,
      answered_by: null,
      answerer_name: null,
      answered_at: null,
      hidden_reason: null,
      hidden_at: null,
      merged_in: null,
      created_at: at,
    });
  });
  content.changed(['consultations']);
}

/** The same request again, whose response was lost. */
const isSame = (
  earlier: ContributionRow,
  sent: { consultationId: string; userId: number; added: NewContribution },
): boolean =>
  earlier.consultation_id === sent.consultationId &&
  earlier.user_id === sent.userId &&
  earlier.text === (sent.added.kind === 'removal' ? '' : sent.added.text) &&
  earlier.reason === (sent.added.reason || null);

async function getBlock({ db }: ContentService, { id }: ConsultationRow, added: NewContribution) {
  const draft = await findNewestDraft(db.queries, id);
  const { blocks } = readBlocks(draft);
  if (draft.number !== added.draft) throw paragraphChanged(blocks, added);
  const block = blocks.find((each) => each.id === added.blockId);
  if (!block) throw notFound();
  return block;
}

/** The details have the paragraph of the newer draft, so that members can adapt what they wrote. */
const paragraphChanged = (
  blocks: ReturnType<typeof readBlocks>['blocks'],
  { blockId }: NewContribution,
) =>
  new AppError('edit_conflict', text('paragraphChanged'), {
    source: blocks.find(({ id }) => id === blockId)?.source ?? null,
  });
