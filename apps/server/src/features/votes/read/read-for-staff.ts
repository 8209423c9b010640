import type { CallOutput, readManagedVote } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { VotesContext } from '../context.ts';
import { findVoters } from '../roll/draw-up-roll.ts';
import { isKeyReadable } from '../slips/slip-keys.ts';
import { findOptions, findVote } from '../votes.repo.ts';
import { describeVote, toText } from './vote-view.ts';

export async function readForStaff(
  context: VotesContext,
  id: string,
): Promise<CallOutput<typeof readManagedVote>> {
  const { content } = context;
  const { queries } = content.db;
  const row = await findVote(queries, { id });
  if (!row) throw notFound();
  const isExpected = row.state === 'announced';
  return {
    data: {
      vote: {
        ...(await describeVote(content, row)),
        documentId: row.document_id,
        expectedRoll: isExpected ? (await findVoters(context, queries, row)).length : null,
        obstacle: row.obstacle,
        hasUnreadableKey: !isKeyReadable(context, row),
        runOffOf: row.run_off_of,
      },
      texts: (await findOptions(queries, id)).map(toText),
    },
  };
}
