import type { VoteState } from '@rostra/contract';
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
  exportData: async (userId, reader) => {
    const rolls = await findRollsOf(queries, userId);
    return reader === 'owner' ? rolls : rolls.map(withoutRunningVote);
  },
  describeDeletion: async (userId) =>
    (await findRollsOf(queries, userId)).length > 0
      ? [messageReference('votes-server', 'deletionKeepsBallots')]
      : [],
  onDeletion: async (tx, userId) => {
    await forgetNames(tx, userId);
    return async () => changed(['votes']);
  },
});

const WITHOUT_RESULT: ReadonlySet<VoteState> = new Set([
  'announced',
  'open',
  'counting',
  'annulled',
]);

/** Who has voted, and how, is nobody's business before a vote is closed: it can be annulled until then. */
const withoutRunningVote = (roll: Awaited<ReturnType<typeof findRollsOf>>[number]) => {
  if (!WITHOUT_RESULT.has(roll.state)) return roll;
  const { question, secrecy, state, leaf_hash, salt } = roll;
  return { question, secrecy, state, leaf_hash, salt };
};
