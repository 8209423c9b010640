import { useMessages } from '@rostra/messages/react';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';

/** Names the plan of a subscription, which may have a Stripe price that belongs to none of our plans. */
export function usePlanName(): (plan: string | null, name?: string) => string {
  const t = useMessages('billing');
  const { nameOf } = usePlanTexts();
  return (plan, name) => (plan && nameOf(plan, name)) || t('otherPlan');
}
