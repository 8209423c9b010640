import type { ContentService } from '../content-service.ts';

/** Other processes show a change within a second, the rendering included. */
const POLL_INTERVAL_MS = 500;

/** Drops cached content that other processes have changed, until stopped. */
export function watchChanges(
  service: ContentService,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let isStopped = false;
  let running = poll();
  const timer = setInterval(() => {
    running = running.then(poll);
  }, POLL_INTERVAL_MS);
  timer.unref();

  async function poll() {
    if (isStopped) return;
    try {
      const tags = await service.changes.catchUp();
      if (tags.length > 0) service.forget(tags);
    } catch (error) {
      onError(error);
    }
  }

  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
