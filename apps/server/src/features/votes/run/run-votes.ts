import type { VotesContext } from '../context.ts';
import { tellRoll } from '../tell/tell-roll.ts';
import { findRunning } from '../votes.repo.ts';
import { closeVote } from './close-vote.ts';
import { openVote } from './open-vote.ts';
import { publishTurnout } from './publish-turnout.ts';

/** Opens and closes votes whose time has come, and tells members. */
export async function runVotes(context: VotesContext, signal: AbortSignal): Promise<void> {
  const { db } = context.content;
  const now = await context.readTime(db.queries);
  for (const vote of await findRunning(db.queries)) {
    if (signal.aborted) return;
    if (vote.state === 'announced' && now >= vote.opens_at) await openVote(context, vote.id);
    else if (vote.state === 'open' && now >= vote.closes_at) await closeVote(context, vote.id);
    else if (vote.state === 'open') await publishTurnout(context, vote, now);
  }
  await tellRoll(context, signal);
}
