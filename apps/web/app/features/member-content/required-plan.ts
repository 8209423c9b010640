import { planFacts, type RequiredPlan } from '@rostra/contract';

const nameOf = (plan: RequiredPlan) => planFacts.find(({ id }) => id === plan)?.name;

/** The plan that is required, as a label. */
export function planLabel(plan: RequiredPlan): string {
  if (plan === 'account') return 'Every account';
  return nameOf(plan) ?? 'Any paid plan';
}

/** The same, worded to follow "Needs". */
export function planRequirement(plan: RequiredPlan): string {
  return plan === 'account' ? 'an account' : (nameOf(plan) ?? 'a paid plan');
}

/** The same as a sentence, for members who may not read it. */
export function planSentence(plan: RequiredPlan): string {
  const name = nameOf(plan);
  if (plan === 'annual') return `This is part of ${name}.`;
  return name
    ? `This is part of ${name} and the larger plans.`
    : 'This is part of every paid plan.';
}
