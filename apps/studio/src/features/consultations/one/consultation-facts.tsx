import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/formats/format.ts';
import type { Managed } from '../consultations-query.ts';

/** Dates, participants and numbers. */
export function ConsultationFacts({ consultation }: Pick<Managed, 'consultation'>) {
  const t = useMessages('studio-consultations');
  const editor = useMessages('studio-editor');
  const format = useFormat();
  const { opensAt, closesAt, answersDueAt, requiredPlan, counts } = consultation;
  const unanswered = counts.contributions - counts.answered;
  return (
    <dl className="mt-5 grid max-w-4xl grid-cols-2 gap-x-6 gap-y-4 border-line border-y py-4 md:grid-cols-3">
      <Fact label={t('opens')}>{format.dateTime(opensAt)}</Fact>
      <Fact label={t('closes')}>{format.dateTime(closesAt)}</Fact>
      <Fact label={t('due')}>{answersDueAt === null ? '–' : format.dateTime(answersDueAt)}</Fact>
      <Fact label={t('participants')}>{editor(`plan.${requiredPlan}`)}</Fact>
      <Fact label={t('counted')}>
        {t('contributions', { count: counts.contributions })}
        {counts.contributors > 0 ? ` ${t('contributors', { count: counts.contributors })}` : null}
        {counts.contributions > 0 ? (
          <span className="block text-muted">
            {unanswered > 0 ? t('unanswered', { count: unanswered }) : t('allAnswered')}
          </span>
        ) : null}
      </Fact>
      <Fact label={t('support')}>{t('supports', { count: counts.supports })}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="font-medium text-muted text-xs">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
