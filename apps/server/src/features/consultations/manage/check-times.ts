import type { ConsultationPlan, ConsultationState } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { ConsultationRow } from '../../../db/tables/consultations.ts';
import { AppError, invalidField } from '../../../errors.ts';

const text = (
  key: 'closesBeforeOpening' | 'closesInThePast' | 'answersBeforeClosing' | 'onlyExtend',
) => messageReference('consultations-server', key);

/** A consultation that should have opened already opens now. */
export function checkTimes(plan: ConsultationPlan, now: string): ConsultationPlan {
  const opensAt = toIso(plan.opensAt) < now ? now : toIso(plan.opensAt);
  const closesAt = toIso(plan.closesAt);
  const answersDueAt = plan.answersDueAt && toIso(plan.answersDueAt);
  if (closesAt <= now) throw invalidField(['closesAt'], text('closesInThePast'));
  if (closesAt <= opensAt) throw invalidField(['closesAt'], text('closesBeforeOpening'));
  checkAnswers(answersDueAt, closesAt);
  return { ...plan, opensAt, closesAt, answersDueAt };
}

/** What of a consultation that members know already can still be changed. */
export function checkExtension(
  row: ConsultationRow,
  plan: ConsultationPlan,
  state: ConsultationState,
): Partial<ConsultationRow> {
  const closesAt = toIso(plan.closesAt);
  const answersDueAt = plan.answersDueAt && toIso(plan.answersDueAt);
  const isLater = state === 'open' ? closesAt >= row.closes_at : closesAt === row.closes_at;
  const isSame = toIso(plan.opensAt) === row.opens_at && plan.requiredPlan === row.required_plan;
  if (!isLater || !isSame) throw new AppError('conflict', text('onlyExtend'));
  checkAnswers(answersDueAt, closesAt);
  return {
    title: plan.title,
    introduction: plan.introduction,
    closes_at: closesAt,
    answers_due_at: answersDueAt,
  };
}

function checkAnswers(answersDueAt: string | null, closesAt: string): void {
  if (answersDueAt !== null && answersDueAt <= closesAt) {
    throw invalidField(['answersDueAt'], text('answersBeforeClosing'));
  }
}

const toIso = (time: string): string => new Date(time).toISOString();
