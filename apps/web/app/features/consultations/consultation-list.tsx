import type { Consultation } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { EmptyState } from '@rostra/ui';
import { ConsultationEntry } from './consultation-entry.tsx';

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
        <ConsultationEntry
          key={consultation.id}
          consultation={consultation}
          path={pathOf(consultation.slug)}
          headingLevel={2}
        />
      ))}
    </ul>
  );
}
