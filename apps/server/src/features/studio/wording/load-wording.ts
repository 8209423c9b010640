import type { WordingContext } from './context.ts';
import { findOverrides } from './message-overrides.repo.ts';

export async function loadWording({ db, languages }: WordingContext): Promise<void> {
  languages.overrides.replaceAll(await findOverrides(db.queries));
}

/** Loads what another process has changed, and then drops the pages that were rendered meanwhile. */
export function watchWording(context: WordingContext, onError: (error: unknown) => void) {
  let running = Promise.resolve();
  const stop = context.onChange((tags) => {
    if (!tags.includes('messages')) return;
    running = running
      .then(() => loadWording(context))
      .then(() => context.invalidate(['messages']))
      .catch(onError);
  });
  return async () => {
    stop();
    await running;
  };
}
