import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/formats/format.ts';
import type { ManagedContribution } from '../consultations-query.ts';

/** What was answered, or why it is hidden. */
export function GivenAnswer({ contribution }: { contribution: ManagedContribution }) {
  const t = useMessages('studio-consultations');
  const format = useFormat();
  const { state, answer, answeredBy, answeredAt } = contribution;
  if (answer === null || answeredAt === null) return null;
  const date = format.day(answeredAt);
  return (
    <div className="mt-3 border-line-strong border-s-4 ps-3">
      <p className="text-muted text-xs">
        {state === 'hidden'
          ? t('hiddenOn', { date })
          : t('answeredBy', { name: answeredBy ?? t('formerEditor'), date })}
      </p>
      <p dir="auto" className="mt-0.5 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {answer}
      </p>
    </div>
  );
}
