import type { Feature } from '../../feature.ts';
import { registerSwitchable } from '../../http/register-switchable.ts';
import { hourly } from '../../plugins/background/index.ts';
import { changesWorker } from './changes/changes-worker.ts';
import type { ContentService } from './content-service.ts';
import { cleanUpEntries } from './entries/clean-up-entries.ts';
import { cleanUpMissingPages, visitsWorker } from './redirects/visits/record-visits.ts';
import { embedRoutes } from './routes/embed-routes.ts';
import { sitemapRoutes } from './routes/feed-routes.ts';
import { localeRoutes } from './routes/locale-routes.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { readRoutes } from './routes/read-routes.ts';
import { redirectRoutes } from './routes/redirect-routes.ts';
import { writeRoutes } from './routes/write-routes.ts';
import { dueWorker } from './schedule/due-worker.ts';

/** The API of every declared content type. */
export const contentFeature = (service: ContentService): Feature => ({
  name: 'content',
  routes: async (app) => {
    // Workers have stopped by then, those of other features too.
    app.addHook('onClose', async () => {
      await service.visits.flush().catch(service.onError);
      await service.changes.settle();
      await service.renderPool.close();
      await service.comparisons.close();
      await service.paragraphs.close();
    });
    for (const collection of service.allCollections) {
      await registerSwitchable(app, {
        isEnabled: () => service.collections.includes(collection),
        routes: (scope) => {
          readRoutes(scope, service, collection);
          writeRoutes(scope, service, collection);
        },
      });
    }
    pageRoutes(app, service);
    localeRoutes(app, service);
    sitemapRoutes(app, service);
    redirectRoutes(app, service);
    embedRoutes(app);
  },
  workers: [
    dueWorker(service),
    changesWorker(service),
    visitsWorker(service),
    hourly('content', async () => {
      await service.changes.cleanUp();
      await cleanUpEntries(service);
      await cleanUpMissingPages(service);
    }),
  ],
});
