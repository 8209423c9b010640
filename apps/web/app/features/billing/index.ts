export { type PlanFacts, plans } from './plans.ts';
