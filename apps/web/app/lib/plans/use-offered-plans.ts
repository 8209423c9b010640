import { type PlanDetails, plansOffered } from '@rostra/contract/plans';
import { useSite } from '../site/site-context.ts';

export const useOfferedPlans = (): readonly PlanDetails[] => plansOffered(useSite());

const THREE = 'lg:grid-cols-3';

/** Three plans stand side by side. Two or four make even rows. Here, because the landing page would load the controls of forms for it alone. */
export const planColumns = (count: number): string =>
  count === 2 || count === 4 ? 'lg:grid-cols-2' : THREE;
