import type { Feature } from '../../feature.ts';
import { registerSwitchable } from '../../http/register-switchable.ts';
import { watchChanges } from './changes/watch-changes.ts';
import type { ContentService } from './content-service.ts';
import { cleanUpEntries } from './entries/clean-up-entries.ts';
import { cleanUpMissingPages, recordVisits } from './redirects/visits/record-visits.ts';
import { sitemapRoutes } from './routes/feed-routes.ts';
import { localeRoutes } from './routes/locale-routes.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { readRoutes } from './routes/read-routes.ts';
import { redirectRoutes } from './routes/redirect-routes.ts';
import { writeRoutes } from './routes/write-routes.ts';
import { watchDue } from './schedule/watch-due.ts';

/** The API of every declared content type. */
export const contentFeature = (service: ContentService): Feature => {
  let watches: { stop(): Promise<void> }[] = [];
  return {
    name: 'content',
    routes: async (app) => {
      app.addHook('onClose', async () => {
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
    },
    jobs: [
      {
        start: () => {
          watches = [
            watchDue(service, service.onError),
            watchChanges(service, service.onError),
            recordVisits(service),
          ];
        },
        stop: async () => {
          await Promise.all(watches.map((watch) => watch.stop()));
          await service.changes.settle();
        },
      },
    ],
    cleanUp: async () => {
      await service.changes.cleanUp();
      await cleanUpEntries(service);
      await cleanUpMissingPages(service);
    },
  };
};
