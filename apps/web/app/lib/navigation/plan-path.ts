export const SUBSCRIPTION_PATH = '/dashboard/subscription';

/** The page where a plan is chosen or changed, opened at that plan. */
export const planPath = (plan: string) => `${SUBSCRIPTION_PATH}?plan=${encodeURIComponent(plan)}`;

/** The plan that an address names, whether or not there is such a plan. */
export const planFromSearch = (search: string) =>
  new URLSearchParams(search).get('plan') ?? undefined;
