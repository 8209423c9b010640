import type { Logger } from 'pino';
import type { BackgroundJob, Feature } from '../../feature.ts';
import { fileRoutes } from './file-routes.ts';
import { createImageWorker } from './formats/image-worker.ts';
import { makeMissingFormats } from './formats/make-missing-formats.ts';
import { mediaRoutes } from './routes.ts';
import type { UploadContext } from './upload/upload-context.ts';
import { uploadRoutes } from './upload/upload-routes.ts';

export interface MediaFeatureOptions extends UploadContext {
  readonly logger: Pick<Logger, 'error'>;
  /** Whether this process creates the formats that the first start left out. */
  readonly makesMissingFormats: boolean;
}

export const mediaFeature = (options: MediaFeatureOptions): Feature => ({
  name: 'media',
  routes: async (app) => {
    mediaRoutes(app, options.media);
    fileRoutes(app, options);
    await uploadRoutes(app, options);
  },
  jobs: options.makesMissingFormats ? [missingFormatsJob(options)] : [],
  cleanUp: async () => options.media.storage.cleanUp?.(options.media.clock()),
});

function missingFormatsJob({ media, logger, onFilesChanged }: MediaFeatureOptions): BackgroundJob {
  let isStopping = false;
  let running: Promise<unknown> | undefined;
  const imageWorker = createImageWorker();
  const onFailure = (err: unknown) => {
    if (!isStopping) logger.error({ err }, 'image formats could not be created');
  };
  return {
    start: () => {
      running = makeMissingFormats(media, {
        make: imageWorker.makeFormats,
        onMade: onFilesChanged,
        onFailure,
        isStopping: () => isStopping,
      })
        .catch(onFailure)
        .finally(() => imageWorker.close());
    },
    stop: async () => {
      isStopping = true;
      imageWorker.close();
      await running;
    },
  };
}
