import {
  type CallOutput,
  type LibraryQuery,
  type listLibrary,
  type PlanFilter,
  type RequiredPlan,
  requiredPlans,
} from '@rostra/contract';
import type { Member } from '../../../http/caller.ts';
import { type ContentService, pageLocale } from '../../content/index.ts';
import { matchDocuments } from '../../search/index.ts';
import { memberContents } from '../member-contents.ts';
import { describeCards } from './describe-cards.ts';
import { countLibrary, findLibraryCategories, findLibraryIds } from './library.repo.ts';

/** A page of member contents, with this member's reading progress. */
export async function listOwnLibrary(
  content: ContentService,
  member: Member,
  { q, category, state, plan, sort, page, pageSize, locale: asked }: LibraryQuery,
): Promise<CallOutput<typeof listLibrary>> {
  const { queries } = content.db;
  const now = content.store.now();
  const reader = await content.readerOf(member);
  const { locales } = content.store;
  const locale = pageLocale(asked, locales);
  const filter = {
    userId: member.userId,
    now,
    locale,
    plans: plan && plansOf(plan, reader.includedPlans),
    category,
    state,
    documents:
      q.trim() === ''
        ? undefined
        : ((await matchDocuments(content, memberContents, reader, { text: q, locale })) ?? []),
  };
  const window = { order: sort, limit: pageSize, offset: (page - 1) * pageSize };
  const [ids, total, categories] = await Promise.all([
    findLibraryIds(queries, filter, window),
    countLibrary(queries, filter),
    findLibraryCategories(queries, { locale, now }),
  ]);
  return {
    data: await describeCards(
      queries,
      {
        userId: member.userId,
        includedPlans: reader.includedPlans,
        isMultilingual: locales.isMultilingual,
      },
      ids,
    ),
    meta: {
      pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
      categories,
    },
  };
}

function plansOf(
  plan: PlanFilter,
  includedPlans: readonly RequiredPlan[],
): readonly RequiredPlan[] {
  if (plan === 'open') return includedPlans;
  return plan === 'locked' ? requiredPlans.filter((item) => !includedPlans.includes(item)) : [plan];
}
