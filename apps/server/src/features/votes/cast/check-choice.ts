import { choicesOf } from '@rostra/contract/ballots';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { invalidField } from '../../../errors.ts';
import { findOptionSummaries } from '../votes.repo.ts';

export async function checkChoice(queries: Queries, voteId: string, choice: string): Promise<void> {
  const options = await findOptionSummaries(queries, voteId);
  const allowed = choicesOf(options.map(({ number }) => String(number)));
  if (!allowed.includes(choice)) {
    throw invalidField(['choice'], messageReference('votes-server', 'unknownChoice'));
  }
}
