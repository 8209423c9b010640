import { messageReference } from '@rostra/messages';
import type { AccountHooks } from '../../feature.ts';
import type { ContentService } from '../content/index.ts';
import { forgetNames } from './cast/ballots.repo.ts';
import { findRollsOf } from './roll/roll.repo.ts';

/** The database removes the account from rolls; secret ballots belong to nobody. */
export const voteAccountHooks = ({
  db: { queries },
  changed,
}: Pick<ContentService, 'db' | 'changed'>): AccountHooks => ({
  name: 'votes',
  exportData: (userId) => findRollsOf(queries, userId),
  describeDeletion: async (userId) =>
    (await findRollsOf(queries, userId)).length > 0
      ? [messageReference('votes-server', 'deletionKeepsBallots')]
      : [],
  onDeletion: async (tx, userId) => {
    await forgetNames(tx, userId);
    return async () => changed(['votes']);
  },
});
