import { type BillingSettings, getBillingSettings, listPlans } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import { listOfferedPlans } from './plan-prices.ts';

/** The only billing routes of a site with simulated payments. */
export function planRoutes(
  app: FastifyInstance,
  catalog: PlanCatalog,
  settings: BillingSettings,
): void {
  contractRoute(app, listPlans, { handle: () => listOfferedPlans(catalog) });
  contractRoute(app, getBillingSettings, { handle: () => settings });
}
