import type { StaffMember } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../lib/format/use-format.ts';

/** The second factors of a person, or until when they have to set one up. */
export function FactorState({ person: { factors, factorDueAt } }: { person: StaffMember }) {
  const t = useMessages('staff');
  const format = useFormat();
  if (factorDueAt) {
    const date = format.dateTime(factorDueAt);
    const isOver = new Date(factorDueAt) <= new Date();
    return (
      <p className={`mt-1 text-sm ${isOver ? 'text-danger' : 'text-warning'}`}>
        {isOver ? t('dueSince', { date }) : t('dueBy', { date })}
      </p>
    );
  }
  const named = factors.length > 1 ? 'both' : (factors[0] ?? 'none');
  return <p className="mt-1 text-muted text-sm">{t('factorsOf', { factors: named })}</p>;
}
