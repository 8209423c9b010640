import type { DashboardOverview } from '@rostra/contract';
import type { Member } from '../../http/caller.ts';
import type { ContentService } from '../content/index.ts';
import { summarizeLibrary } from '../member-content/index.ts';

export async function readOverview(
  content: ContentService,
  member: Member,
  locale?: string,
): Promise<DashboardOverview> {
  const [plan, library] = await Promise.all([
    content.entitlementOf(member.userId),
    summarizeLibrary(content, member, locale),
  ]);
  return { plan, ...library };
}
