import { type RequiredPlan, requiredPlans } from '@rostra/contract';
import type { Reader } from '../content/index.ts';

/** The audiences that a reader belongs to; see `searchIndex`. */
export function audiencesOf({ includedPlans }: Reader): string[] {
  const isOpen = (plan: RequiredPlan) => includedPlans.includes(plan);
  return ['public', ...requiredPlans.map((plan) => (isOpen(plan) ? plan : `not:${plan}`))];
}
