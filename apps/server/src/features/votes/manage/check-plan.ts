import type { VotePlan } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { invalidField } from '../../../errors.ts';
import type { VotesContext } from '../context.ts';
import {
  checkDuration,
  checkNotice,
  checkWithinYear,
  earliestOpening,
  minimumOf,
} from './minimum-times.ts';

const text = (key: 'closesBeforeOpening' | 'cutOffTooLate' | 'simulatedPlans') =>
  messageReference('votes-server', key);

type PlanColumns = Pick<
  VoteRow,
  | 'question'
  | 'introduction'
  | 'secrecy'
  | 'is_rehearsal'
  | 'rules'
  | 'required_plan'
  | 'joined_before'
  | 'paid_before'
  | 'opens_at'
  | 'closes_at'
  | 'notice_days'
  | 'duration_days'
>;

/** Nobody gets a vote by joining on the news of it, and everybody gets the time that the settings promise. */
export function checkPlan(
  context: Pick<VotesContext, 'payments' | 'site'>,
  plan: VotePlan,
  { now, announcedAt }: { now: string; announcedAt: string },
): PlanColumns {
  const { payments } = context;
  const isForPlan = plan.requiredPlan !== 'account';
  if (isForPlan && payments === 'none') {
    throw invalidField(['requiredPlan'], text('simulatedPlans'));
  }
  return {
    question: plan.question,
    introduction: plan.introduction,
    secrecy: plan.secrecy,
    is_rehearsal: isForPlan && payments === 'test' ? 1 : 0,
    rules: JSON.stringify({ majority: plan.majority, quorum: plan.quorum }),
    required_plan: plan.requiredPlan,
    joined_before: cutOff(plan, 'joinedBefore', announcedAt),
    paid_before: isForPlan ? cutOff(plan, 'paidBefore', announcedAt) : null,
    ...checkTimes(context, plan, now),
  };
}

function cutOff(plan: VotePlan, field: 'joinedBefore' | 'paidBefore', announcedAt: string): string {
  const time = plan[field] === null ? announcedAt : toIso(plan[field]);
  if (time > announcedAt) throw invalidField([field], text('cutOffTooLate'));
  return time;
}

/** A vote that should have opened already opens as early as possible. */
function checkTimes(
  context: Pick<VotesContext, 'site'>,
  plan: VotePlan,
  now: string,
): Pick<VoteRow, 'opens_at' | 'closes_at' | 'notice_days' | 'duration_days'> {
  const { noticeDays, durationDays } = minimumOf(context);
  const isAtOnce = toIso(plan.opensAt) <= now;
  const opensAt = isAtOnce ? earliestOpening(context, now, noticeDays) : toIso(plan.opensAt);
  const closesAt = toIso(plan.closesAt);
  checkNotice(context, { announcedAt: now, opensAt, days: noticeDays });
  if (closesAt <= opensAt) throw invalidField(['closesAt'], text('closesBeforeOpening'));
  checkDuration(context, { from: opensAt, closesAt, days: durationDays });
  checkWithinYear(now, closesAt);
  return {
    ...{ opens_at: opensAt, closes_at: closesAt },
    ...{ notice_days: noticeDays, duration_days: durationDays },
  };
}

export const toIso = (time: string): string => new Date(time).toISOString();
