import { type Plan, plans, type RequiredPlan } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { usePlanTexts } from '../../lib/plans/use-plan-texts.ts';

const isPlan = (plan: RequiredPlan): plan is Plan => (plans as readonly string[]).includes(plan);

/** Describes the plan that a text requires. */
export function useRequiredPlan() {
  const t = useMessages('member-content');
  const { levelName } = usePlanTexts();
  return {
    /** In a list of plans. */
    label: (required: RequiredPlan): string => {
      if (required === 'account') return t('plan.account');
      return isPlan(required) ? levelName(required) : t('plan.paid');
    },
    /** On a locked text. */
    requirement: (required: RequiredPlan): string => {
      if (required === 'account') return t('needsAccount');
      return isPlan(required) ? t('needsPlan', { plan: levelName(required) }) : t('needsPaidPlan');
    },
    /** A sentence for members who may not read it. */
    sentence: (required: RequiredPlan): string => {
      if (!isPlan(required)) return t('partOfEveryPaidPlan');
      const plan = levelName(required);
      return required === 'annual' ? t('partOfPlan', { plan }) : t('partOfLargerPlans', { plan });
    },
  };
}
