import type { Env } from '../../env.ts';
import type { Feature } from '../../feature.ts';
import { describeSite } from './describe-site.ts';
import { iconRoutes } from './icons/icon-routes.ts';
import { createIconStore } from './icons/icon-store.ts';
import { legalRoutes } from './legal/legal-routes.ts';
import { lookRoutes } from './look/look-routes.ts';
import { createPictureMaker } from './pictures/picture-maker.ts';
import { siteRoutes } from './routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { createSharePictures } from './share/share-pictures.ts';
import { shareRoutes } from './share/share-routes.ts';
import type { PublishedContext } from './watch-published.ts';

export interface SiteFeatureOptions extends PublishedContext {
  /** The content of a picture of the library. */
  readPicture(src: string): Promise<Uint8Array | undefined>;
}

export const siteFeature = (env: Env, context: SiteFeatureOptions): Feature => ({
  name: 'site',
  routes: (app) => {
    const describe = () => describeSite(env, context.site);
    siteRoutes(app, env, { ...context, describe });
    settingsRoutes(app, context, describe);
    legalRoutes(app, context);
    lookRoutes(app);
    const maker = createPictureMaker();
    const icons = createIconStore({
      maker,
      readPicture: context.readPicture,
      report: (err) => app.log.error({ err }, 'icons cannot be made from the picture'),
    });
    iconRoutes(app, context.site, icons);
    shareRoutes(app, context.site, createSharePictures({ maker, icons }));
    const stop = context.onChange(icons.forget);
    app.addHook('onClose', async () => {
      stop();
      maker.close();
    });
  },
});
