import type { Consultation } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { EmptyState, Link } from '@rostra/ui';
import { TextIn } from '../../lib/languages/text-in.tsx';
import { ConsultationDates } from './consultation-dates.tsx';

interface ConsultationListProps {
  consultations: readonly Consultation[];
  pathOf: (slug: string) => string;
}

export function ConsultationList({ consultations, pathOf }: ConsultationListProps) {
  const t = useMessages('consultations');
  if (consultations.length === 0) {
    return <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>;
  }
  return (
    <ul className="border-ink border-t">
      {consultations.map((consultation) => (
        <li key={consultation.id} className="border-line border-b py-6">
          <h2 className="text-xl">
            <Link href={pathOf(consultation.slug)} className="text-accent underline">
              <TextIn locale={consultation.locale}>{consultation.title}</TextIn>
            </Link>
          </h2>
          <div className="mt-2">
            <ConsultationDates consultation={consultation} />
          </div>
          <p className="mt-1 text-muted text-sm">{t('counts', consultation.counts)}</p>
        </li>
      ))}
    </ul>
  );
}
