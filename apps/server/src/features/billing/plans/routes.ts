import { type BillingSettings, getBillingSettings, listPlans } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import { listOfferedPlans, type PlanPrices } from './plan-prices.ts';

/** The only billing routes of a site with simulated payments. */
export function planRoutes(
  app: FastifyInstance,
  prices: PlanPrices,
  settings: BillingSettings,
): void {
  const offered = listOfferedPlans(prices);
  contractRoute(app, listPlans, { handle: () => offered });
  contractRoute(app, getBillingSettings, { handle: () => settings });
}
