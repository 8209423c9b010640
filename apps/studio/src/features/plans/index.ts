export { plansQuery } from './plans-query.ts';
export { usePlanIds, usePlanName } from './use-plan-name.ts';
