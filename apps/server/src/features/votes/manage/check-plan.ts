import type { VotePlan } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { invalidField } from '../../../errors.ts';
import type { VotesContext } from '../context.ts';

const text = (
  key: 'closesBeforeOpening' | 'closesInThePast' | 'cutOffTooLate' | 'simulatedPlans',
) => messageReference('votes-server', key);

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
>;

/** A vote that should have opened already opens now. Nobody gets a vote by joining on the news of it. */
export function checkPlan(
  { payments }: Pick<VotesContext, 'payments'>,
  plan: VotePlan,
  { now, announcedAt }: { now: string; announcedAt: string },
): PlanColumns {
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
    ...checkTimes(plan, now),
  };
}

function cutOff(plan: VotePlan, field: 'joinedBefore' | 'paidBefore', announcedAt: string): string {
  const time = plan[field] === null ? announcedAt : toIso(plan[field]);
  if (time > announcedAt) throw invalidField([field], text('cutOffTooLate'));
  return time;
}

function checkTimes(plan: VotePlan, now: string): Pick<VoteRow, 'opens_at' | 'closes_at'> {
  const opensAt = toIso(plan.opensAt) < now ? now : toIso(plan.opensAt);
  const closesAt = toIso(plan.closesAt);
  if (closesAt <= now) throw invalidField(['closesAt'], text('closesInThePast'));
  if (closesAt <= opensAt) throw invalidField(['closesAt'], text('closesBeforeOpening'));
  return { opens_at: opensAt, closes_at: closesAt };
}

export const toIso = (time: string): string => new Date(time).toISOString();
