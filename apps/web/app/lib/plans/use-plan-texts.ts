import type { Plan } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useSite } from '../site/site-context.ts';

/** The name and the description of a plan. Member content is described only where it is switched on. */
export function usePlanTexts() {
  const t = useMessages('plans');
  const { memberContent } = useSite().features;
  return {
    nameOf: (plan: Plan) => t(`name.${plan}`),
    descriptionOf: (plan: Plan) =>
      t(memberContent ? `description.${plan}` : `descriptionWithoutContent.${plan}`),
  };
}
