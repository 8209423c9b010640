import type { Env } from '../../env.ts';
import type { Feature } from '../../feature.ts';
import { describeSite } from './describe-site.ts';
import { legalRoutes } from './legal/legal-routes.ts';
import { lookRoutes } from './look/look-routes.ts';
import { siteRoutes } from './routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import type { PublishedContext } from './watch-published.ts';

export const siteFeature = (env: Env, context: PublishedContext): Feature => ({
  name: 'site',
  routes: (app) => {
    const describe = () => describeSite(env, context.site);
    siteRoutes(app, env, { ...context, describe });
    settingsRoutes(app, context, describe);
    legalRoutes(app, context);
    lookRoutes(app);
  },
});
