import { randomUUID } from 'node:crypto';
import type { DraftBlock } from '@rostra/contract';
import type {
  ConsultationRow,
  ContributionRow,
  DraftRow,
} from '../../../db/tables/consultations.ts';
import type { ContentService } from '../../content/index.ts';
import { findPublishedPolicy } from '../../policies/index.ts';
import { makeBlocks, type StoredBlocks } from '../blocks/draft-blocks.ts';
import { hashOf } from '../blocks/hash-of.ts';
import { renderDraft } from '../blocks/render-draft.ts';
import { compareAmendment } from '../contribute/compare-amendment.ts';
import { stateOf } from '../state.ts';
import type { StarterConsultation, StarterContribution } from './starter-consultation.ts';
import { timesOf } from './starter-times.ts';

interface Prepared {
  readonly row: ConsultationRow;
  readonly drafts: readonly DraftRow[];
  readonly contributions: readonly ContributionRow[];
}

/** The rows of a consultation of the starter content. */
export async function prepareConsultation(
  content: ContentService,
  starter: StarterConsultation,
  locale: string,
): Promise<Prepared> {
  const { store, clock } = content;
  const policy = await findPublishedPolicy(content.db.queries, { slug: starter.policy, locale });
  if (!policy) throw new Error(`The starter content has no policy "${starter.policy}"`);
  const times = timesOf(starter, clock());
  const row = {
    id: randomUUID(),
    document_id: policy.document_id,
    locale,
    slug: starter.slug,
    title: starter.title,
    introduction: starter.body.trim(),
    required_plan: starter.requiredPlan,
    opens_at: times.opensAt,
    closes_at: times.closesAt,
    answers_due_at: null,
    ended_as: times.endedAt ? ('concluded' as const) : null,
    ended_at: times.endedAt,
    conclusion: starter.conclusion ?? null,
    told_up_to: null,
    created_at: times.opensAt,
  };
  const render = async (body: string, earlier: readonly DraftBlock[]) =>
    makeBlocks(await renderDraft(content, { editorId: null }, { body, locale }), earlier);
  const draft = (number: number, body: string, stored: StoredBlocks): DraftRow => ({
    consultation_id: row.id,
    number,
    body,
    blocks: JSON.stringify(stored),
    reason: null,
    created_at: number === 1 ? times.opensAt : (times.endedAt ?? times.closesAt),
  });
  const firstBody = starter.earlier?.[0]?.body ?? policy.body;
  const first = await render(firstBody, []);
  const drafts = [draft(1, firstBody, first)];
  if (times.endedAt) {
    const last = await render(policy.body, withMerges(first.blocks, starter.contributions));
    drafts.push(draft(2, policy.body, last));
  }
  const contributions = await Promise.all(
    starter.contributions.map(async (contribution): Promise<ContributionRow> => {
      const block = findBlock(first.blocks, contribution);
      return {
        ...(await describe(content, { contribution, base: block.source, locale })),
        consultation_id: row.id,
        block_id: block.id,
        base_hash: hashOf(block.source),
        created_at: times.onDay(contribution.day),
        answered_at: contribution.answer ? times.onDay(contribution.answeredOnDay ?? 0) : null,
        hidden_at: contribution.hiddenBecause ? times.onDay(contribution.day + 1) : null,
      };
    }),
  );
  return {
    row: { ...row, told_state: stateOf(row, store.now()) },
    drafts,
    contributions,
  };
}

interface Described {
  readonly contribution: StarterContribution;
  /** The paragraph. */
  readonly base: string;
  readonly locale: string;
}

async function describe(content: ContentService, { contribution, base, locale }: Described) {
  const { kind, text = '', reason, state, answer } = contribution;
  return {
    id: randomUUID(),
    draft: 1,
    user_id: null,
    author_name: contribution.author,
    kind,
    text,
    comparison:
      kind === 'amendment'
        ? await compareAmendment(content, { base, text, locale, writer: contribution.author })
        : null,
    reason: reason ?? null,
    state: state ?? ('open' as const),
    answer: answer ?? null,
    answered_by: null,
    answerer_name: contribution.answeredBy ?? null,
    hidden_reason: contribution.hiddenBecause ?? null,
    merged_in: contribution.isMerged ? 2 : null,
  };
}

function findBlock(blocks: readonly DraftBlock[], { about }: StarterContribution): DraftBlock {
  const block = blocks.find(({ source }) => source.startsWith(about));
  if (!block) throw new Error(`No paragraph of the draft begins with "${about}"`);
  return block;
}

/** Paragraphs that were reworded keep their ids, however much they differ. */
const withMerges = (
  blocks: readonly DraftBlock[],
  contributions: readonly StarterContribution[],
): DraftBlock[] =>
  blocks.map((block) => {
    const merged = contributions.find(
      ({ about, kind, isMerged }) =>
        isMerged && kind === 'amendment' && block.source.startsWith(about),
    );
    return { ...block, source: merged?.text ?? block.source };
  });
