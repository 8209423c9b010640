import { isBuiltInPlan, plans as levels, type Plan } from '@rostra/contract/plans';
import { useMessages } from '@rostra/messages/react';
import { useSite } from '../site/site-context.ts';

/**
 * The name and the description of a plan: those of the organisation, or the built-in ones in the language of
 * the page. Member content is described only where it is switched on.
 */
export function usePlanTexts() {
  const t = useMessages('plans');
  const { plans = [], features } = useSite();
  const ownOf = (plan: string) => plans.find(({ id }) => id === plan);
  /** A page can be older than the plan of its reader; the API names it then. */
  const nameOf = (plan: string, fallback = ''): string =>
    ownOf(plan)?.name ?? (isBuiltInPlan(plan) ? t(`name.${plan}`) : fallback);
  return {
    nameOf,
    descriptionOf: (plan: string): string => {
      const own = ownOf(plan)?.description;
      if (own !== undefined || !isBuiltInPlan(plan)) return own ?? '';
      return t(
        features.memberContent ? `description.${plan}` : `descriptionWithoutContent.${plan}`,
      );
    },
    /** The smallest plan on offer that unlocks this level. */
    levelName: (level: Plan): string => {
      const rank = (name: Plan) => levels.indexOf(name);
      const enough = plans
        .filter((plan) => !plan.isRetired && rank(plan.level) >= rank(level))
        .sort((a, b) => rank(a.level) - rank(b.level));
      return nameOf(enough[0]?.id ?? level);
    },
  };
}
