import { type RequiredPlan, requiredPlans } from '@rostra/contract';
import type { Reader } from '../declare/reader.ts';

/** See `indexDocument`: whole bodies where the plan opens them, else what they are about. */
export function audiencesOf({ role, opens }: Reader): string[] {
  if (role === 'visitor') return ['public'];
  const isOpen = (plan: RequiredPlan) => opens.includes(plan);
  return ['public', ...requiredPlans.map((plan) => (isOpen(plan) ? plan : `not:${plan}`))];
}
