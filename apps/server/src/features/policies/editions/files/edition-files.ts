import { setTimeout as wait } from 'node:timers/promises';
import { messageReference } from '@rostra/messages';
import { createQueue } from '../../../../concurrency/queue.ts';
import { AppError } from '../../../../errors.ts';
import { findPictures } from '../../../content/index.ts';
import {
  type EditionFile,
  type EditionFilesContext,
  findStoredFile,
  type RequestedFile,
  type WantedFile,
} from './find-stored-file.ts';
import { fingerprintOf } from './fingerprint.ts';
import { CLAIM_MS, tryToMake } from './try-to-make.ts';

export interface EditionFiles {
  /** The stored file. It is made first if it is missing, or if something that it says has changed. */
  get(request: RequestedFile): Promise<EditionFile>;
}

const MAX_WAITING = 20;
const RETRY_AFTER_SECONDS = 60;
/** How often, and how many times, to ask whether another process has made the file. */
const POLL_MS = 250;
const MAX_POLLS = CLAIM_MS / POLL_MS;

/** This process makes one file at a time, because each takes hundreds of megabytes. */
export function createEditionFiles(context: EditionFilesContext): EditionFiles {
  const queue = createQueue(1, MAX_WAITING);
  const making = new Map<string, Promise<EditionFile>>();
  const make = async (wanted: WantedFile) => {
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      const outcome = await queue(() => tryToMake(context, wanted));
      if (outcome === 'failed') break;
      if (outcome !== 'claimed elsewhere') return outcome;
      await wait(POLL_MS);
    }
    throw notMade();
  };
  return {
    get: async (request) => {
      const key = { versionId: request.edition.versionId, format: request.format };
      const images = await findPictures(context.content.store, request.edition.text.body);
      const fingerprint = fingerprintOf(context.content, request, images);
      const known = await findStoredFile(context, key, fingerprint);
      if (known) return known;
      const name = `${key.versionId}.${key.format}`;
      const running = making.get(name);
      if (running) return running;
      const started = make({ ...request, images, fingerprint }).finally(() => making.delete(name));
      making.set(name, started);
      return started;
    },
  };
}

const notMade = () =>
  new AppError('unavailable', messageReference('content-server', 'documentFailed'), {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
