import { plans } from '../billing/plans/plans.ts';

/** `account`: any member. `any`: any paid plan. Otherwise that plan or a larger one. */
export const requiredPlans = ['account', 'any', ...plans] as const;

/** Who can open a whole text. */
export const textAccess = ['everyone', ...requiredPlans] as const;

export type RequiredPlan = (typeof requiredPlans)[number];
export type TextAccess = (typeof textAccess)[number];
