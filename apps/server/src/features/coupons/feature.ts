import type { Feature } from '../../feature.ts';
import type { CouponsContext } from './context.ts';
import { couponRoutes } from './routes.ts';
import { tidyPromotions } from './tidy-promotions.ts';

export const couponsFeature = (context: CouponsContext): Feature => ({
  name: 'coupons',
  routes: (app) => couponRoutes(app, context),
  cleanUp: () => tidyPromotions(context),
});
