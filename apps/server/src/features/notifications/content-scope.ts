import type { Member } from '../../http/caller.ts';
import { pageLocale } from '../content/index.ts';
import type { ContentScope } from './content-notices.repo.ts';
import type { NoticeContext } from './context.ts';

const DAY_MS = 24 * 60 * 60_000;

/** New content is announced for this long. */
export const CONTENT_NOTICE_DAYS = 60;

/** Content in the language of the page, or in the member's own. */
export async function contentScope(
  context: NoticeContext,
  member: Member,
  locale?: string,
): Promise<ContentScope> {
  const { offered } = context.locales;
  const own = offered.find((code) => code === member.user.language);
  const now = context.now();
  return {
    userId: member.userId,
    includedPlans: await context.includedPlansOf(member),
    since: new Date(now.getTime() - CONTENT_NOTICE_DAYS * DAY_MS).toISOString(),
    now: now.toISOString(),
    locale: pageLocale(locale ?? own, context.locales),
  };
}
