import type { VotePlan } from '@rostra/contract';
import type { Result } from '@rostra/contract/ballots';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { AppError } from '../../../errors.ts';
import { findOptionSummaries, findVote } from '../votes.repo.ts';

interface RunOff {
  readonly runOffOf: string | null;
  readonly documentId: string;
  readonly locale: string;
  readonly plan: VotePlan;
}

type RunOffColumns = Pick<
  VoteRow,
  | 'run_off_of'
  | 'secrecy'
  | 'is_rehearsal'
  | 'required_plan'
  | 'joined_before'
  | 'paid_before'
  | 'rules'
>;

/** A run-off is between the two leading texts, with the rules of the first vote. */
export async function findRunOffColumns(
  queries: Queries,
  { runOffOf, documentId, locale, plan }: RunOff,
): Promise<RunOffColumns | undefined> {
  if (runOffOf === null) return undefined;
  const first = await findVote(queries, { id: runOffOf });
  const isOfPolicy = first?.document_id === documentId && first.locale === locale;
  if (!first || !isOfPolicy || first.state !== 'runOff') throw wrongRunOff();
  const { runOff } = JSON.parse(first.result ?? '{}') as Result;
  const options = await findOptionSummaries(queries, runOffOf);
  const leading = options.filter(({ number }) => runOff?.includes(String(number)));
  const isSame =
    leading.length === plan.options.length &&
    leading.every(({ version }) => plan.options.some((option) => option.version === version));
  if (!isSame) throw wrongRunOff();
  const { secrecy, is_rehearsal, required_plan, joined_before, paid_before, rules } = first;
  return {
    run_off_of: runOffOf,
    ...{ secrecy, is_rehearsal, required_plan, joined_before, paid_before, rules },
  };
}

const wrongRunOff = () => new AppError('conflict', messageReference('votes-server', 'wrongRunOff'));
