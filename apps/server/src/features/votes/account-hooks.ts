import { messageReference } from '@rostra/messages';
import type { Db } from '../../db/client.ts';
import type { AccountHooks } from '../../feature.ts';
import { forgetNames } from './cast/ballots.repo.ts';
import { findRollsOf } from './roll/roll.repo.ts';

/** The database removes the account from rolls; secret ballots belong to nobody. */
export const voteAccountHooks = ({ queries }: Db): AccountHooks => ({
  name: 'votes',
  exportData: (userId) => findRollsOf(queries, userId),
  describeDeletion: async (userId) =>
    (await findRollsOf(queries, userId)).length > 0
      ? [messageReference('votes-server', 'deletionKeepsBallots')]
      : [],
  onDeletion: async (tx, userId) => {
    await forgetNames(tx, userId);
    return undefined;
  },
});
