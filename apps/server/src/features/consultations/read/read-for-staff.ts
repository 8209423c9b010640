import type { CallOutput, ContributionFilter, readManagedConsultation } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { ContentService, Writer } from '../../content/index.ts';
import { findConsultation, findNewestDraft } from '../consultations.repo.ts';
import type { IndexedContribution } from '../contributions.repo.ts';
import { findPolicyDraft } from '../manage/policy-draft.ts';
import type { WantedPage } from './choose-page.ts';
import { describeConsultation } from './consultation-view.ts';
import { toContribution } from './contribution-view.ts';
import { readText } from './read-text.ts';

const isShown: Record<ContributionFilter, (contribution: IndexedContribution) => boolean> = {
  unanswered: ({ state, hidden_at }) => state === 'open' && hidden_at === null,
  all: () => true,
  hidden: ({ hidden_at }) => hidden_at !== null,
};

interface Wanted extends WantedPage {
  readonly show?: ContributionFilter;
  /** Ids, separated by commas: what was just answered stays although the filter no longer lets it through. */
  readonly keep?: string | undefined;
}

export async function readForStaff(
  content: ContentService,
  writer: Writer,
  id: string,
  { show = 'all', keep, ...wanted }: Wanted = { page: 1 },
): Promise<CallOutput<typeof readManagedConsultation>> {
  const { queries } = content.db;
  const row = await findConsultation(queries, { id });
  if (!row) throw notFound();
  const kept = new Set(keep?.split(','));
  const { rows, index, ...text } = await readText(
    queries,
    id,
    wanted,
    (each) => isShown[show](each) || kept.has(each.id),
  );
  const policy = await findPolicyDraft(content, writer, row);
  const newest = await findNewestDraft(queries, id);
  return {
    data: {
      consultation: {
        ...(await describeConsultation(content, row)),
        hasNewText: policy !== undefined && policy.body !== newest.body,
      },
      text: {
        ...text,
        matches: {
          unanswered: index.filter(isShown.unanswered).length,
          all: index.length,
          hidden: index.filter(isShown.hidden).length,
        },
        contributions: rows.map((each) => ({
          ...toContribution(each, text.blocks, text.draft),
          original: each.text,
          isMerged: each.merged_in !== null,
        })),
      },
    },
  };
}
