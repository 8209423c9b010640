import type { PlansContext } from '../context.ts';
import { loadPlans } from './load-plans.ts';

/** After a change in this process: every page shows it, and other processes load it within a second. */
export async function publishPlans(context: PlansContext): Promise<void> {
  await loadPlans(context);
  context.changed(['site', 'plans']);
}

/** Loads what another process has changed, and then drops the pages that were rendered meanwhile. */
export function watchPlans(context: PlansContext, onError: (error: unknown) => void) {
  let running = Promise.resolve();
  const stop = context.onChange((tags) => {
    if (!tags.includes('plans')) return;
    running = running
      .then(() => loadPlans(context))
      .then(() => context.invalidate(['site', 'plans']))
      .catch(onError);
  });
  return async () => {
    stop();
    await running;
  };
}
