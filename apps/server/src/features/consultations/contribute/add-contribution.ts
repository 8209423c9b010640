import type { DraftBlock, NewContribution } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import type { ConsultationRow, ContributionRow } from '../../../db/tables/consultations.ts';
import { AppError, invalidField, notFound } from '../../../errors.ts';
import type { Member } from '../../../http/caller.ts';
import { readBlocks } from '../blocks/draft-blocks.ts';
import { hashOf } from '../blocks/hash-of.ts';
import { findConsultation, findNewestDraft, lockConsultation } from '../consultations.repo.ts';
import type { ConsultationsContext } from '../context.ts';
import { findContribution, hasContributed, insertContribution } from '../contributions.repo.ts';
import { isIncludedFor } from '../read/read-for-member.ts';
import { notOpen, stateOf } from '../state.ts';
import {
  checkContributions,
  countComparison,
  countNewAccount,
  lockMember,
} from './check-limits.ts';
import { compareAmendment } from './compare-amendment.ts';

const text = (key: 'agreementRequired' | 'planNeeded' | 'paragraphChanged') =>
  messageReference('consultations-server', key);

/** Adds a comment or a proposal about a paragraph of the newest draft. */
export async function addContribution(
  context: ConsultationsContext,
  { member, address }: { member: Member; address: string },
  consultationId: string,
  added: NewContribution,
): Promise<void> {
  const { content } = context;
  const { db, store } = content;
  const sent = { consultationId, userId: member.userId, added };
  const known = await findConsultation(db.queries, { id: consultationId });
  if (!known) throw notFound();
  if (!(await isIncludedFor(content, member, known))) {
    throw new AppError('forbidden', text('planNeeded'));
  }
  if (await isRepeated(db.queries, sent)) return;
  await checkContributions(db.queries, member, store.now());
  const block = await getBlock(db.queries, known, added);
  if (stateOf(known, store.now()) !== 'open') throw notOpen();
  await checkAgreement(db.queries, sent);
  await countNewAccount(context, { member, address }, 'contributions', added.key);
  const comparison =
    added.kind === 'amendment'
      ? await compare(context, member, { ...known, ...added, block })
      : null;
  await db.transaction(async (tx) => {
    const row = await lockConsultation(tx, consultationId);
    const at = store.now();
    if (await isRepeated(tx, sent)) return;
    if (!row || stateOf(row, at) !== 'open') throw notOpen();
    const draft = await findNewestDraft(tx, consultationId);
    if (draft.number !== added.draft) throw paragraphChanged(readBlocks(draft).blocks, added);
    await checkAgreement(tx, sent);
    await lockMember(tx, member);
    await checkContributions(tx, member, at);
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

interface Sent {
  readonly consultationId: string;
  readonly userId: number;
  readonly added: NewContribution;
}

/** Whether it is the same request again, whose response was lost. The key of anything else is refused. */
async function isRepeated(queries: Queries, sent: Sent): Promise<boolean> {
  const earlier = await findContribution(queries, sent.added.key);
  if (!earlier) return false;
  if (isSame(earlier, sent)) return true;
  throw invalidField(['key'], messageReference('rules', 'invalidValue'));
}

async function checkAgreement(queries: Queries, { added, ...key }: Sent): Promise<void> {
  if (added.agrees || (await hasContributed(queries, key))) return;
  throw invalidField(['agrees'], text('agreementRequired'));
}

const isSame = (earlier: ContributionRow, sent: Sent): boolean =>
  earlier.consultation_id === sent.consultationId &&
  earlier.user_id === sent.userId &&
  earlier.text === (sent.added.kind === 'removal' ? '' : sent.added.text) &&
  earlier.reason === (sent.added.reason || null);

interface Compared {
  readonly text: string;
  readonly block: DraftBlock;
  readonly locale: string;
}

async function compare(
  context: ConsultationsContext,
  member: Member,
  { text: words, block, locale }: Compared,
): Promise<string> {
  await countComparison(context, member);
  const writer = `member ${member.userId}`;
  return compareAmendment(context.content, { text: words, base: block.source, locale, writer });
}

async function getBlock(queries: Queries, { id }: ConsultationRow, added: NewContribution) {
  const draft = await findNewestDraft(queries, id);
  const { blocks } = readBlocks(draft);
  if (draft.number !== added.draft) throw paragraphChanged(blocks, added);
  const block = blocks.find((each) => each.id === added.blockId);
  if (!block) throw notFound();
  return block;
}

/** The details have the paragraph of the newer draft, so that members can adapt what they wrote. */
const paragraphChanged = (blocks: readonly DraftBlock[], { blockId }: NewContribution) =>
  new AppError('edit_conflict', text('paragraphChanged'), {
    source: blocks.find(({ id }) => id === blockId)?.source ?? null,
  });
