import type { Postponement } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { AppError, invalidField } from '../../../errors.ts';
import type { Writer } from '../../content/index.ts';
import type { VotesContext } from '../context.ts';
import { announceChange } from '../roll/roll.repo.ts';
import { stateOf } from '../state.ts';
import { insertChange, updateVote } from '../votes.repo.ts';
import { toIso } from './check-plan.ts';
import { editVote } from './edit-vote.ts';
import { checkDuration, checkWithinYear } from './minimum-times.ts';

const LEAST_STEP_MS = 60 * 60_000;

interface Moved {
  readonly opensAt: string;
  readonly closesAt: string;
}

/**
 * Opens or closes a vote later: all that can change after the announcement. Everybody sees the change with its reason,
 * and members on the roll get a mail. Any other mistake means that the vote is annulled.
 */
export async function postponeVote(
  context: VotesContext,
  writer: Writer,
  { id, reason, ...times }: Postponement & { id: string },
): Promise<void> {
  await editVote(context, { writer, id, action: 'vote.postpone' }, async (tx, row, now) => {
    const moved = {
      opensAt: times.opensAt === null ? row.opens_at : toIso(times.opensAt),
      closesAt: times.closesAt === null ? row.closes_at : toIso(times.closesAt),
    };
    checkState(row, moved, now);
    checkLater(row, moved, now);
    if (row.state === 'announced') {
      const from = moved.opensAt < now ? now : moved.opensAt;
      checkDuration(context, { from, closesAt: moved.closesAt, days: row.duration_days });
    }
    await updateVote(tx, id, {
      ...{ opens_at: moved.opensAt, closes_at: moved.closesAt, obstacle: null },
    });
    await insertChange(tx, id, {
      ...{ at: now, reason },
      ...difference('opens', row.opens_at, moved.opensAt),
      ...difference('closes', row.closes_at, moved.closesAt),
    });
    await announceChange(tx, id);
    return { title: row.question, ...moved, reason };
  });
}

/** From its opening time on, only something that keeps the vote from opening lets the opening move. */
function checkState(row: VoteRow, { opensAt }: Moved, now: string): void {
  const state = stateOf(row, now);
  if (state !== 'announced' && state !== 'open') throw conflict('hasEnded');
  const isOpening = state === 'open' || (now >= row.opens_at && row.obstacle === null);
  if (isOpening && opensAt !== row.opens_at) throw conflict('hasOpened');
}

function checkLater(row: VoteRow, { opensAt, closesAt }: Moved, now: string): void {
  const hasMoved = opensAt !== row.opens_at;
  if (hasMoved && (!isLater(row.opens_at, opensAt) || opensAt < now)) throw notLater('opensAt');
  if (closesAt === row.closes_at ? !hasMoved : !isLater(row.closes_at, closesAt)) {
    throw notLater('closesAt');
  }
  checkWithinYear(row.announced_at, closesAt);
}

/** Each change is mailed to everybody on the roll, so it has to be worth it. */
const isLater = (before: string, after: string): boolean =>
  Date.parse(after) - Date.parse(before) >= LEAST_STEP_MS;

function difference<Name extends 'opens' | 'closes'>(name: Name, before: string, after: string) {
  const [from, to] = before === after ? [null, null] : [before, after];
  return { [`${name}_before`]: from, [`${name}_after`]: to } as Record<
    `${Name}_before` | `${Name}_after`,
    string | null
  >;
}

const notLater = (field: keyof Moved) =>
  invalidField([field], messageReference('votes-server', 'onlyLater'));
const conflict = (key: 'hasEnded' | 'hasOpened') =>
  new AppError('conflict', messageReference('votes-server', key));
