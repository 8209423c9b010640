import type { Feature } from '../../feature.ts';
import type { PlansContext } from './context.ts';
import { continueMoves } from './moves/continue-moves.ts';
import { ensurePrices } from './prices/ensure-prices.ts';
import { tidyPrices } from './prices/tidy-prices.ts';
import { planRoutes } from './routes.ts';

export const plansFeature = (context: PlansContext): Feature => ({
  name: 'plans',
  routes: (app) => planRoutes(app, context),
  cleanUp: async (isStopping) => {
    await ensurePrices(context);
    await tidyPrices(context);
    await continueMoves(context, isStopping);
  },
});
