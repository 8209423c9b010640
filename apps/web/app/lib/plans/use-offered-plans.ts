import { type PlanDetails, plansOffered } from '@rostra/contract/plans';
import { useSite } from '../site/site-context.ts';

export const useOfferedPlans = (): readonly PlanDetails[] => plansOffered(useSite());
