import type { Logger } from 'pino';
import type { Worker } from '../../../feature.ts';
import type { MediaDeps } from '../media-deps.ts';
import { createImageWorker, type ImageWorker } from './image-worker.ts';
import { makeMissingFormats } from './make-missing-formats.ts';

/** Each announcement drops all cached pages. */
const ANNOUNCE_EVERY_MS = 5_000;

export interface FormatsWorkerOptions {
  readonly media: MediaDeps;
  readonly logger: Pick<Logger, 'error'>;
  /** Called after pages must show other files than before. */
  onFilesChanged(): void;
  /** Calls the listener after each change of content, in any process. Returns a function that unsubscribes. */
  onContentChanged(listener: () => void): () => void;
  /** By default a process with a lower priority, which a busy machine lets wait. */
  openWorker?(): ImageWorker;
}

/**
 * Makes the formats that were left for later: those of the starter images, and those of pictures that a mirror has
 * copied. Looks for them at the start and after each change of content.
 */
export function formatsWorker(options: FormatsWorkerOptions): Worker {
  const { media, logger, onFilesChanged, onContentChanged } = options;
  const { openWorker = createImageWorker } = options;
  const failed = new Set<string>();
  return {
    name: 'image-formats',
    wakeOn: onContentChanged,
    run: async (signal) => {
      const worker = openWorker();
      signal.addEventListener('abort', worker.close);
      const announcer = createAnnouncer(onFilesChanged);
      const make = (parts: 'all' | 'formats') =>
        makeMissingFormats(media, {
          make: worker.makeFormats,
          parts,
          onMade: announcer.made,
          onFailure: (err, { hash }) => {
            failed.add(hash);
            logger.error({ err }, 'image formats could not be created');
          },
          isSkipped: ({ hash }) => failed.has(hash),
          isStopping: () => signal.aborted,
        });
      try {
        // The formats of all images first: their sources take ten times as long.
        await make('formats');
        await make('all');
      } finally {
        signal.removeEventListener('abort', worker.close);
        announcer.finish();
        worker.close();
      }
    },
  };
}

function createAnnouncer(announce: () => void) {
  let isPending = false;
  let announcedAt = performance.now();
  const finish = () => {
    if (isPending) announce();
    isPending = false;
    announcedAt = performance.now();
  };
  return {
    made: () => {
      isPending = true;
      if (performance.now() - announcedAt >= ANNOUNCE_EVERY_MS) finish();
    },
    finish,
  };
}
