import type { Feature } from '../../feature.ts';
import { cleanUpDownloads } from './attachments/clean-up-downloads.ts';
import { watchChanges } from './changes/watch-changes.ts';
import type { ContentService } from './content-service.ts';
import { contentRoutes } from './routes.ts';
import { watchDue } from './schedule/watch-due.ts';

/** Listed before the features that write content: they stop first, and content then tells other processes. */
export function contentFeature(service: ContentService): Feature {
  let watches: { stop(): Promise<void> }[] = [];
  return {
    name: 'content',
    routes: (app) => contentRoutes(app, service),
    jobs: [
      {
        start: () => {
          watches = [watchDue(service, service.onError), watchChanges(service, service.onError)];
        },
        stop: async () => {
          await Promise.all(watches.map((watch) => watch.stop()));
          await service.changes.settle();
        },
      },
    ],
    cleanUp: async () => {
      await service.changes.cleanUp();
      await cleanUpDownloads(service);
    },
  };
}
