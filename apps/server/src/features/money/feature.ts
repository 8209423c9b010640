import type { Feature } from '../../feature.ts';
import type { MoneyContext } from './context.ts';
import { moneyRoutes } from './routes.ts';

export const moneyFeature = (context: MoneyContext): Feature => ({
  name: 'money',
  routes: (app) => moneyRoutes(app, context),
});
