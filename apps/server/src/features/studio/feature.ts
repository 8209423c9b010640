import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import type { StudioContext } from './context.ts';
import { cleanUpPresence } from './presence/report-presence.ts';
import { reviewMailSamples } from './review/mail-samples.ts';
import { entryRoutes } from './routes/entry-routes.ts';
import { mediaLibraryRoutes } from './routes/media-routes.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { presenceRoutes } from './routes/presence-routes.ts';
import { publishRoutes } from './routes/publish-routes.ts';
import { reviewRoutes } from './routes/review-routes.ts';
import { setupRoutes } from './routes/setup-routes.ts';
import { taxonomyRoutes } from './routes/taxonomy-routes.ts';
import { trashRoutes } from './routes/trash-routes.ts';
import { versionRoutes } from './routes/version-routes.ts';
import { wordingRoutes } from './routes/wording-routes.ts';

/** The calls of the studio about content, media and texts. */
export const studioFeature = (context: StudioContext): Feature => ({
  name: 'studio',
  mailSamples: reviewMailSamples,
  routes: (app) => {
    const { content } = context;
    entryRoutes(app, content);
    versionRoutes(app, content);
    publishRoutes(app, context);
    reviewRoutes(app, context);
    presenceRoutes(app, content);
    trashRoutes(app, content);
    wordingRoutes(app, { ...content, now: content.clock, languages: context.site.languages });
    mediaLibraryRoutes(app, context);
    pageRoutes(app, context);
    taxonomyRoutes(app, content);
    setupRoutes(app, context);
  },
  workers: [hourly('studio', () => cleanUpPresence(context.content))],
});
