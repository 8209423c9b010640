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

interface Inherited {
  readonly plan: VotePlan;
  readonly first?: VoteRow;
  readonly columns: Partial<
    Pick<
      VoteRow,
      | 'run_off_of'
      | 'secrecy'
      | 'is_rehearsal'
      | 'required_plan'
      | 'joined_before'
      | 'paid_before'
      | 'rules'
    >
  >;
}

/** A run-off is between the two leading texts, with the rules of the first vote and what it said that they cost. */
export async function inheritRunOff(
  queries: Queries,
  { runOffOf, documentId, locale, plan }: RunOff,
): Promise<Inherited> {
  if (runOffOf === null) return { plan, columns: {} };
  const first = await findVote(queries, { id: runOffOf });
  const isOfPolicy = first?.document_id === documentId && first.locale === locale;
  if (!first || !isOfPolicy || first.state !== 'runOff') throw wrongRunOff();
  const { runOff } = JSON.parse(first.result ?? '{}') as Result;
  const leading = (await findOptionSummaries(queries, runOffOf)).filter(({ number }) =>
    runOff?.includes(String(number)),
  );
  if (leading.length !== plan.options.length) throw wrongRunOff();
  const options = plan.options.map(({ version }) => {
    const found = leading.find((option) => option.version === version);
    if (!found) throw wrongRunOff();
    return { version, costing: found.costing };
  });
  const { secrecy, is_rehearsal, required_plan, joined_before, paid_before, rules } = first;
  return {
    plan: { ...plan, options },
    first,
    columns: {
      run_off_of: runOffOf,
      ...{ secrecy, is_rehearsal, required_plan, joined_before, paid_before, rules },
    },
  };
}

const wrongRunOff = () => new AppError('conflict', messageReference('votes-server', 'wrongRunOff'));
