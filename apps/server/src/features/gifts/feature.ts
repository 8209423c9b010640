import type { Feature } from '../../feature.ts';
import type { GiftsContext } from './context.ts';
import { giftRoutes } from './routes.ts';

export const giftsFeature = (context: GiftsContext): Feature => ({
  name: 'gifts',
  routes: (app) => giftRoutes(app, context),
});
