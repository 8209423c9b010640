import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { Day } from '../../lib/dates/day.tsx';
import { useFormat } from '../../lib/format/use-format.ts';

interface DatedProps {
  sentence: 'asOf' | 'dueOn' | 'addedOn';
  iso: string;
}

/** A sentence with a date. */
export function Dated({ sentence, iso }: DatedProps) {
  const t = useMessages('pledges');
  const format = useFormat();
  return (
    <span>
      {t.rich(sentence, {
        day: format.date(iso),
        date: (words: ReactNode) => <Day iso={iso}>{words}</Day>,
      })}
    </span>
  );
}
