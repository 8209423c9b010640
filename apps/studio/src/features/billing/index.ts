export { usePlanIds, usePlanName } from './plans/use-plan-name.ts';
