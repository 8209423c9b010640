import type { Feature } from '../../feature.ts';
import { voteAccountHooks } from './account-hooks.ts';
import type { VotesContext } from './context.ts';
import { voteMailSamples } from './notifications/mail-samples.ts';
import { listVoteAddresses } from './read/list-vote-addresses.ts';
import { recordRoutes } from './record-routes.ts';
import { voteRoutes } from './routes.ts';
import { runVotes } from './run/run-votes.ts';
import { starterVotesWorker } from './starter/add-starter-votes.ts';
import { voteStudioRoutes } from './studio-routes.ts';

/** Closing times are respected to the millisecond anyway. */
const EVERY_MS = 60_000;

export function votesFeature(context: VotesContext): Feature {
  context.content.listInSitemap(() => listVoteAddresses(context.content));
  return {
    name: 'votes',
    mailSamples: voteMailSamples,
    routes: (app) => {
      voteRoutes(app, context);
      voteStudioRoutes(app, context);
      recordRoutes(app, context.content);
    },
    workers: [
      starterVotesWorker(context),
      {
        name: 'votes',
        everyMs: EVERY_MS,
        lease: { dueEveryMs: EVERY_MS },
        run: (signal) => runVotes(context, signal),
      },
    ],
    accountHooks: voteAccountHooks(context.content),
  };
}
