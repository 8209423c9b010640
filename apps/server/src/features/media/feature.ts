import type { Logger } from 'pino';
import type { BackgroundJob, Feature } from '../../feature.ts';
import { makeMissingFormats } from './make-missing-formats.ts';
import type { MediaDeps } from './media-deps.ts';
import { mediaRoutes } from './routes.ts';
import { createWorkshop } from './workshop.ts';

export interface MediaFeatureOptions extends MediaDeps {
  logger: Pick<Logger, 'error'>;
  /** Smaller copies were made in the background: pages can now show them. */
  onFormatsMade: () => void;
}

export const mediaFeature = (options: MediaFeatureOptions): Feature => ({
  name: 'media',
  routes: (app) => mediaRoutes(app, options),
  jobs: [missingFormatsJob(options)],
});

function missingFormatsJob({ logger, onFormatsMade, ...deps }: MediaFeatureOptions): BackgroundJob {
  let isStopping = false;
  let running: Promise<unknown> | undefined;
  const workshop = createWorkshop();
  const onFailure = (err: unknown) => {
    if (!isStopping) logger.error({ err }, 'making smaller copies of an image failed');
  };
  return {
    start: () => {
      running = makeMissingFormats(deps, {
        make: workshop.makeFormats,
        onMade: onFormatsMade,
        onFailure,
        isStopping: () => isStopping,
      })
        .catch(onFailure)
        .finally(() => workshop.close());
    },
    stop: async () => {
      isStopping = true;
      workshop.close();
      await running;
    },
  };
}
