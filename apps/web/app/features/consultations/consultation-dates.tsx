import type { Consultation } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';
import { Day } from '../../lib/dates/day.tsx';
import { useFormat } from '../../lib/format/use-format.ts';

const tones: Record<Consultation['state'], Tone> = {
  announced: 'neutral',
  open: 'success',
  closed: 'warning',
  concluded: 'neutral',
  abandoned: 'neutral',
};

/** Deadlines have a time; what is over has a day. */
const timed: readonly string[] = ['opens', 'openUntil', 'answersUntil'];

/** The state of a consultation with the date that matters in it. */
export function ConsultationDates({ consultation }: { consultation: Consultation }) {
  const t = useMessages('consultations');
  const format = useFormat();
  const { state, opensAt, closesAt, answersDueAt, endedAt } = consultation;
  const dated = (
    key: 'opens' | 'openUntil' | 'closedOn' | 'answersUntil' | 'concludedOn' | 'abandonedOn',
    iso: string,
  ) =>
    t.rich(key, {
      day: timed.includes(key) ? format.dateTime(iso) : format.date(iso),
      date: (children) => <Day iso={iso}>{children}</Day>,
    });
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      {state === 'announced' ? <span>{dated('opens', opensAt)}</span> : null}
      {state === 'announced' || state === 'open' ? (
        <span>{dated('openUntil', closesAt)}</span>
      ) : null}
      {state === 'closed' ? <span>{dated('closedOn', closesAt)}</span> : null}
      {state === 'closed' && answersDueAt ? (
        <span>{dated('answersUntil', answersDueAt)}</span>
      ) : null}
      {state === 'concluded' && endedAt ? <span>{dated('concludedOn', endedAt)}</span> : null}
      {state === 'abandoned' && endedAt ? <span>{dated('abandonedOn', endedAt)}</span> : null}
    </p>
  );
}
