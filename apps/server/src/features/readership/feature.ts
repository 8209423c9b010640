import { getReadership } from '@rostra/contract';
import type { Feature } from '../../feature.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { hourly } from '../../plugins/background/index.ts';
import type { ContentService } from '../content/index.ts';
import { cleanUpReadership } from './clean-up-readership.ts';
import type { ReadershipContext } from './count/context.ts';
import type { ViewCounter } from './count/view-counter.ts';
import { readReadership } from './read-readership.ts';

const FLUSH_EVERY_MS = 10_000;

export interface ReadershipDeps extends ReadershipContext {
  readonly content: ContentService;
  readonly views: ViewCounter;
  readonly onError: (error: unknown) => void;
}

/** Numbers about those who read the pages. */
export const readershipFeature = ({ views, onError, ...context }: ReadershipDeps): Feature => ({
  name: 'readership',
  routes: (app) => {
    contractRoute(app, getReadership, { handle: ({ query }) => readReadership(context, query) });
    // Workers have stopped by then.
    app.addHook('onClose', () => views.flush().catch(onError));
  },
  workers: [
    {
      name: 'readership',
      everyMs: FLUSH_EVERY_MS,
      hasWork: async () => views.hasCounted,
      run: () => views.flush(),
    },
    hourly('readership', () => cleanUpReadership(context)),
  ],
});
