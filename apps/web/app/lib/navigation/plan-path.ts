import { pages, pathTo } from '@rostra/contract/pages';

/** The page where a plan is chosen or changed, opened at that plan. */
export const planPath = (plan: string) =>
  `${pathTo(pages.subscription)}?plan=${encodeURIComponent(plan)}`;

/** The plan that an address names, whether or not there is such a plan. */
export const planFromSearch = (search: string) =>
  new URLSearchParams(search).get('plan') ?? undefined;
