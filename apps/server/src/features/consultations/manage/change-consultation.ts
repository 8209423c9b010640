import type { ConsultationPlan } from '@rostra/contract';
import type { Writer } from '../../content/index.ts';
import { updateConsultation } from '../consultations.repo.ts';
import type { ConsultationsContext } from '../context.ts';
import { hasEnded, stateOf } from '../state.ts';
import { checkExtension, checkTimes } from './check-times.ts';
import { editConsultation } from './edit-consultation.ts';

/** Before it opens, everything can be changed; afterwards it can only be extended. */
export async function changeConsultation(
  context: ConsultationsContext,
  writer: Writer,
  { id, plan }: { id: string; plan: ConsultationPlan },
): Promise<void> {
  await editConsultation(
    context,
    { writer, id, action: 'consultation.change' },
    async (tx, row) => {
      const now = context.content.store.now();
      const state = stateOf(row, now);
      if (state === 'concluded' || state === 'abandoned') throw hasEnded();
      if (state !== 'announced') {
        await updateConsultation(tx, id, checkExtension(row, plan, state));
        return { title: plan.title, closesAt: plan.closesAt };
      }
      const { opensAt, closesAt, answersDueAt } = checkTimes(plan, now);
      await updateConsultation(tx, id, {
        title: plan.title,
        introduction: plan.introduction,
        required_plan: plan.requiredPlan,
        opens_at: opensAt,
        closes_at: closesAt,
        answers_due_at: answersDueAt,
      });
      return { title: plan.title, opensAt, closesAt };
    },
  );
}
