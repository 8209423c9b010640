import { planFacts, type RequiredPlan } from '@rostra/contract';

const nameOf = (plan: RequiredPlan) => planFacts.find(({ id }) => id === plan)?.name;

/** Which membership opens it, in few words. */
export function planNeeded(plan: RequiredPlan): string {
  if (plan === 'account') return 'Every account';
  return nameOf(plan) ?? 'Any paid plan';
}

/** After "Needs". */
export function planWanted(plan: RequiredPlan): string {
  return plan === 'account' ? 'an account' : (nameOf(plan) ?? 'a paid plan');
}

/** The same as a sentence, for those whose plan does not open it. */
export function planSentence(plan: RequiredPlan): string {
  const name = nameOf(plan);
  if (plan === 'annual') return `This is part of the ${name}.`;
  return name
    ? `This is part of the ${name} and of the larger plans.`
    : 'This is part of every paid plan.';
}
