import type { VotesContext } from '../context.ts';
import { eraseEnded } from '../erase/erase-ended.ts';
import { sortRows } from '../erase/traces.repo.ts';
import { notifyRoll } from '../notifications/notify-roll.ts';
import { findRunning } from '../votes.repo.ts';
import { closeVote } from './close-vote.ts';
import { openVote } from './open-vote.ts';
import { publishTurnout } from './publish-turnout.ts';

/** Opens and closes votes whose time has come, tells members, and erases what ended votes left behind. */
export async function runVotes(context: VotesContext, signal: AbortSignal): Promise<void> {
  const { db, onError } = context.content;
  const now = await context.readTime(db.queries);
  const running = await findRunning(db.queries);
  for (const vote of running) {
    if (signal.aborted) return;
    // One that fails must not keep others open.
    await run(context, vote, now).catch(onError);
  }
  await eraseEnded(context.content);
  await notifyRoll(context, signal);
  const isSecret = running.some(({ state, secrecy }) => state === 'open' && secrecy === 'secret');
  if (isSecret) await sortRows(db).catch(onError);
}

type RunningVote = Awaited<ReturnType<typeof findRunning>>[number];

async function run(context: VotesContext, vote: RunningVote, now: string): Promise<void> {
  if (vote.state === 'announced' && now >= vote.opens_at) await openVote(context, vote.id);
  else if (vote.state === 'open' && now >= vote.closes_at) await closeVote(context, vote.id);
  else if (vote.state === 'open') await publishTurnout(context, vote, now);
}
