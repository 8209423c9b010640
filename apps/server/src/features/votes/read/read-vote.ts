import type { CallOutput, readVote } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { ContentService } from '../../content/index.ts';
import { findOpenBallots } from '../cast/ballots.repo.ts';
import { slipKeyOf } from '../slips/slip-keys.ts';
import { findOptions, findVote } from '../votes.repo.ts';
import { describeVote, toText } from './vote-view.ts';

export async function readForVisitors(
  content: ContentService,
  slug: string,
): Promise<CallOutput<typeof readVote>> {
  const { queries } = content.db;
  const row = await findVote(queries, { slug });
  if (!row) throw notFound();
  const isNamed = row.secrecy === 'open' && row.record_hash !== null;
  const ballots = isNamed ? await findOpenBallots(queries, row.id) : null;
  return {
    data: {
      vote: await describeVote(content, row),
      texts: (await findOptions(queries, row.id)).map(toText),
      slipKey: row.public_key === null ? null : slipKeyOf(row),
      names:
        ballots?.map(({ name, salt, name_hash, choice }) => ({
          ...{ name, salt, nameHash: name_hash, choice },
        })) ?? null,
    },
  };
}
