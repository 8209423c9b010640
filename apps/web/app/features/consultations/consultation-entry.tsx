import type { Consultation } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { TextIn } from '../../lib/languages/text-in.tsx';
import { ConsultationDates } from './consultation-dates.tsx';

interface ConsultationEntryProps {
  consultation: Consultation;
  path: string;
  headingLevel: 2 | 3;
}

/** A consultation in a list: what it is about, the date that matters, and how much was said. */
export function ConsultationEntry({ consultation, path, headingLevel }: ConsultationEntryProps) {
  const t = useMessages('consultations');
  const Heading = `h${headingLevel}` as const;
  return (
    <li className="border-line border-b py-6 last:border-b-0">
      <Heading className="text-xl">
        <Link href={path} className="text-accent underline">
          <TextIn locale={consultation.locale}>{consultation.title}</TextIn>
        </Link>
      </Heading>
      <div className="mt-2">
        <ConsultationDates consultation={consultation} />
      </div>
      <p className="mt-1 text-muted text-sm">{t('counts', consultation.counts)}</p>
    </li>
  );
}
