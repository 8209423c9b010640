import { plans as builtIn, isBuiltInPlan } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useMemo } from 'react';
import { useSite } from '../../../lib/site.ts';

/** All plans of the site in their order, also those that are retired. */
export function usePlanIds(): readonly string[] {
  const { plans } = useSite();
  return useMemo(() => plans?.map(({ id }) => id) ?? builtIn, [plans]);
}

/** Names a plan as visitors see it. */
export function usePlanName(): (id: string) => string {
  const t = useMessages('plans');
  const { plans } = useSite();
  return (id) => {
    const own = plans?.find((plan) => plan.id === id)?.name;
    return own ?? (isBuiltInPlan(id) ? t(`name.${id}`) : id);
  };
}
