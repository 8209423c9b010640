import type { PledgeEvidence } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../errors.ts';

/** Somewhere on Earth, the day is this far ahead of UTC. */
const AHEAD_MS = 14 * 3_600_000;

/** Evidence is about what has happened, and its sources have been published. */
export function checkDays({ asOf, sources }: PledgeEvidence, now: string): void {
  const today = new Date(Date.parse(now) + AHEAD_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const inTheFuture = messageReference('pledges-server', 'inTheFuture');
  if (asOf > today) throw invalidField(['asOf'], inTheFuture);
  const late = sources.findIndex(({ date }) => date > today);
  if (late >= 0) throw invalidField(['sources', late, 'date'], inTheFuture);
}
