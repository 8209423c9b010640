import type {
  CallOutput,
  ContributionObstacle,
  OwnContribution,
  readConsultationDraft,
} from '@rostra/contract';
import type { ConsultationRow } from '../../../db/tables/consultations.ts';
import { notFound } from '../../../errors.ts';
import type { Member } from '../../../http/caller.ts';
import { isConfirmed } from '../../accounts/index.ts';
import type { ContentService } from '../../content/index.ts';
import { readBlocks } from '../blocks/draft-blocks.ts';
import { findConsultation, findNewestDraft } from '../consultations.repo.ts';
import { findListedContribution, findSupported, hasContributed } from '../contributions.repo.ts';
import { isPublic, stateOf } from '../state.ts';
import type { WantedPage } from './choose-page.ts';
import { describeConsultation } from './consultation-view.ts';
import { toContribution } from './contribution-view.ts';
import { readText } from './read-text.ts';

/** The draft for a member whose plan includes the consultation. */
export async function readForMember(
  content: ContentService,
  member: Member,
  slug: string,
  wanted: WantedPage,
): Promise<CallOutput<typeof readConsultationDraft>> {
  const { queries } = content.db;
  const row = await findConsultation(queries, { slug });
  if (!row) throw notFound();
  const key = { consultationId: row.id, userId: member.userId };
  const now = content.store.now();
  const state = stateOf(row, now);
  const isIncluded = await isIncludedFor(content, member, row);
  const common = {
    consultation: await describeConsultation(content, row),
    obstacle: findObstacle({
      isIncluded,
      isOpen: state === 'open',
      isConfirmed: isConfirmed(member.user),
    }),
    mustAgree: !(await hasContributed(queries, key)),
  };
  if (!(isPublic(row, now) || (isIncluded && state === 'open'))) {
    return { data: { ...common, text: null } };
  }
  const { rows, index: _, ...text } = await readText(queries, row.id, wanted);
  const supported = await findSupported(queries, key);
  const contributions = rows.map((each) => ({
    ...toContribution(each, text.blocks, text.draft),
    isOwn: each.user_id === member.userId,
    isSupported: supported.has(each.id),
  }));
  return { data: { ...common, text: { ...text, contributions } } };
}

interface Conditions {
  readonly isIncluded: boolean;
  readonly isOpen: boolean;
  readonly isConfirmed: boolean;
}

function findObstacle(conditions: Conditions): ContributionObstacle | null {
  if (!conditions.isIncluded) return 'plan';
  if (!conditions.isOpen) return 'notOpen';
  return conditions.isConfirmed ? null : 'unconfirmed';
}

/** One contribution as the member sees it, after a change. */
export async function readOwnContribution(
  { db }: ContentService,
  member: Member,
  id: string,
): Promise<OwnContribution> {
  const row = await findListedContribution(db.queries, id);
  if (!row) throw notFound();
  const draft = await findNewestDraft(db.queries, row.consultation_id);
  const key = { consultationId: row.consultation_id, userId: member.userId };
  return {
    ...toContribution(row, readBlocks(draft).blocks, draft.number),
    isOwn: row.user_id === member.userId,
    isSupported: (await findSupported(db.queries, key)).has(id),
  };
}

export async function isIncludedFor(
  content: ContentService,
  member: Member,
  { required_plan }: Pick<ConsultationRow, 'required_plan'>,
): Promise<boolean> {
  const { includedPlans } = await content.readerOf(member);
  return includedPlans.includes(required_plan);
}
