import { linkWith, pages, readParameter } from '@rostra/contract/pages';

/** The checkout of a plan. */
export const planPath = (plan: string) => linkWith(pages.subscription, 'plan', plan);

/** The plan in the URL. It may not exist. */
export const planFromSearch = (search: string) => readParameter(search, 'plan');
