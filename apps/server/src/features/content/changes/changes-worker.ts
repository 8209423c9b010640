import type { Worker } from '../../../feature.ts';
import type { ContentService } from '../content-service.ts';

/** Other processes show a change within a second, the rendering included. */
const LOOK_EVERY_MS = 500;

/** Drops cached content that other processes have changed. */
export const changesWorker = ({ changes, forget }: ContentService): Worker => ({
  name: 'content-changes',
  everyMs: LOOK_EVERY_MS,
  hasWork: changes.hasNews,
  run: async () => {
    const tags = await changes.catchUp();
    if (tags.length > 0) forget(tags);
  },
});
