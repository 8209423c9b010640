import { type ChangeOptions, useChange } from '../../session/use-change.ts';
import { type Managed, voteKey, votesKey } from './votes-query.ts';

type VoteChange<Input> = Omit<ChangeOptions<Input, { data: Managed }>, 'keep' | 'affects'>;

/** Every change answers with the whole vote. */
export const useVoteChange = <Input = void>(options: VoteChange<Input>) =>
  useChange({
    ...options,
    keep: (queries, { data }) => queries.setQueryData(voteKey(data.vote.id), data),
    affects: votesKey,
  });
