export { usePlanIds, usePlanName } from './plans/use-plan-name.ts';
export { currentRevenue } from './revenue/current-revenue.ts';
export { revenuePath, revenueQuery } from './revenue/revenue-query.ts';
