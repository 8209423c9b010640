import type { Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';
import { Day } from '../../lib/dates/day.tsx';
import { useFormat } from '../../lib/format/use-format.ts';

const tones: Partial<Record<Vote['state'], Tone>> = {
  open: 'success',
  adopted: 'success',
  counting: 'warning',
  runOff: 'warning',
};

/** The state of a vote with the time that matters in it. */
export function VoteDates({ vote }: { vote: Vote }) {
  const t = useMessages('votes');
  const format = useFormat();
  const { state, opensAt, closesAt, result, annulment, isRehearsal, isRunOff } = vote;
  const dated = (key: 'opens' | 'openUntil' | 'closedOn' | 'annulledOn', iso: string) =>
    t.rich(key, {
      day: key === 'opens' || key === 'openUntil' ? format.dateTime(iso) : format.date(iso),
      date: (children) => <Day iso={iso}>{children}</Day>,
    });
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <Badge tone={tones[state] ?? 'neutral'}>{t(`state.${state}`)}</Badge>
      {isRehearsal ? <Badge tone="warning">{t('rehearsal')}</Badge> : null}
      {isRunOff ? <Badge tone="neutral">{t('runOff')}</Badge> : null}
      {state === 'announced' ? <span>{dated('opens', opensAt)}</span> : null}
      {state === 'announced' || state === 'open' ? (
        <span>{dated('openUntil', closesAt)}</span>
      ) : null}
      {state === 'counting' ? <span>{dated('closedOn', closesAt)}</span> : null}
      {result ? <span>{dated('closedOn', result.closedAt)}</span> : null}
      {annulment ? <span>{dated('annulledOn', annulment.at)}</span> : null}
    </p>
  );
}
