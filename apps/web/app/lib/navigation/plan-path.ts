import { pages, pathTo } from '@rostra/contract/pages';

/** The checkout of a plan. */
export const planPath = (plan: string) =>
  `${pathTo(pages.subscription)}?plan=${encodeURIComponent(plan)}`;

/** The plan in the URL. It may not exist. */
export const planFromSearch = (search: string) =>
  new URLSearchParams(search).get('plan') ?? undefined;
