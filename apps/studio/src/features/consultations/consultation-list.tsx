import type { Consultation } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Link } from '@rostra/ui';
import { useFormat } from '../../lib/formats/format.ts';
import { ConsultationBadge } from './consultation-badge.tsx';
import { consultationPath } from './consultations-query.ts';

/** Newest first. */
export function ConsultationList({ consultations }: { consultations: readonly Consultation[] }) {
  const t = useMessages('studio-consultations');
  return (
    <ul aria-label={t('title')} className="mt-6 max-w-4xl border-ink border-t">
      {consultations.map((consultation) => (
        <li key={consultation.id} className="border-line border-b py-4">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-lg">
            <Link
              href={consultationPath(consultation.id)}
              className="text-ink no-underline [overflow-wrap:anywhere] hover:underline"
            >
              <bdi>{consultation.title}</bdi>
            </Link>
            <ConsultationBadge state={consultation.state} />
          </h2>
          <Times consultation={consultation} />
          <Counts counts={consultation.counts} />
        </li>
      ))}
    </ul>
  );
}

function Times({ consultation: { state, ...times } }: { consultation: Consultation }) {
  const t = useMessages('studio-consultations');
  const { dateTime: moment } = useFormat();
  const text = {
    announced: () => t('opensAt', { time: moment(times.opensAt) }),
    open: () => t('closesAt', { time: moment(times.closesAt) }),
    closed: () => t('closedAt', { time: moment(times.closesAt) }),
    concluded: () => t('endedAt', { time: moment(times.endedAt ?? times.closesAt) }),
    abandoned: () => t('endedAt', { time: moment(times.endedAt ?? times.closesAt) }),
  }[state];
  return <p className="mt-1 text-muted">{text()}</p>;
}

function Counts({
  counts: { contributions, contributors, answered },
}: Pick<Consultation, 'counts'>) {
  const t = useMessages('studio-consultations');
  const unanswered = contributions - answered;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        {t('contributions', { count: contributions })}
        {contributors > 0 ? ` ${t('contributors', { count: contributors })}` : null}
      </span>
      {unanswered > 0 ? (
        <Badge tone="warning">{t('unanswered', { count: unanswered })}</Badge>
      ) : null}
      {contributions > 0 && unanswered === 0 ? (
        <span className="text-muted">{t('allAnswered')}</span>
      ) : null}
    </p>
  );
}
