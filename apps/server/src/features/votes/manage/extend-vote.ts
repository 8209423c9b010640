import { messageReference } from '@rostra/messages';
import { AppError, invalidField } from '../../../errors.ts';
import type { Writer } from '../../content/index.ts';
import type { VotesContext } from '../context.ts';
import { stateOf } from '../state.ts';
import { updateVote } from '../votes.repo.ts';
import { toIso } from './check-plan.ts';
import { editVote } from './edit-vote.ts';

/** Only before it closes. Everybody sees the earlier time and the reason. */
export async function extendVote(
  context: VotesContext,
  writer: Writer,
  { id, closesAt, reason }: { id: string; closesAt: string; reason: string },
): Promise<void> {
  await editVote(context, { writer, id, action: 'vote.extend' }, async (tx, row, now) => {
    if (stateOf(row, now) !== 'open') {
      throw new AppError('conflict', messageReference('votes-server', 'onlyOpenExtended'));
    }
    const until = toIso(closesAt);
    if (until <= row.closes_at) {
      throw invalidField(['closesAt'], messageReference('votes-server', 'onlyLater'));
    }
    const extensions = [...JSON.parse(row.extensions), { at: now, from: row.closes_at, reason }];
    await updateVote(tx, id, { closes_at: until, extensions: JSON.stringify(extensions) });
    return { title: row.question, closesAt: until, reason };
  });
}
