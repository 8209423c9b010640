import type { Logger } from 'pino';
import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import { fileRoutes } from './file-routes.ts';
import { formatsWorker } from './formats/formats-worker.ts';
import { mediaRoutes } from './routes.ts';
import type { UploadContext } from './upload/upload-context.ts';
import { uploadRoutes } from './upload/upload-routes.ts';

export interface MediaFeatureOptions extends UploadContext {
  readonly logger: Pick<Logger, 'error'>;
  /** Whether this process creates the formats that were left for later. */
  readonly makesMissingFormats: boolean;
  /** Calls the listener after each change of content, in any process. Returns a function that unsubscribes. */
  onContentChanged(listener: () => void): () => void;
}

export const mediaFeature = (options: MediaFeatureOptions): Feature => ({
  name: 'media',
  routes: async (app) => {
    mediaRoutes(app, options.media);
    fileRoutes(app, options);
    await uploadRoutes(app, options);
  },
  workers: [
    ...(options.makesMissingFormats ? [formatsWorker(options)] : []),
    hourly('media', async () => options.media.storage.cleanUp?.(options.media.clock())),
  ],
});
