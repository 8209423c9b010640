import type { Env } from '../../env.ts';
import type { Feature } from '../../feature.ts';
import { describeSite } from './describe-site.ts';
import { lookRoutes } from './look/look-routes.ts';
import { siteRoutes } from './routes.ts';
import type { SettingsContext } from './settings/context.ts';
import { settingsRoutes } from './settings/settings-routes.ts';

export const siteFeature = (env: Env, context: SettingsContext): Feature => ({
  name: 'site',
  routes: (app) => {
    const describe = () => describeSite(env, context.site.settings.values);
    siteRoutes(app, env, { ...context, describe });
    settingsRoutes(app, context, describe);
    lookRoutes(app);
  },
});
