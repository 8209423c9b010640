import { type RequiredPlan, requiredPlans } from '@rostra/contract';
import type { Reader } from '../content/index.ts';

/** The audiences that a reader belongs to; see `searchIndex`. */
export function audiencesOf({ role, opens }: Reader): string[] {
  if (role === 'visitor') return ['public'];
  const isOpen = (plan: RequiredPlan) => opens.includes(plan);
  return ['public', ...requiredPlans.map((plan) => (isOpen(plan) ? plan : `not:${plan}`))];
}
