import { useMessages } from '@rostra/messages/react';
import { useId } from 'react';
import { compactControl } from '../../../../../lib/controls/compact-field.tsx';
import { useOwnFormat } from '../../../../../lib/formats/format.ts';
import { fromWallTime, ownTimeZone, toWallTime } from '../../../../../lib/formats/zone-time.ts';
import { useTimeZone } from '../../../../../lib/site.ts';

interface TimeFieldProps {
  /** As in the control. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A time in the zone of the site, and in that of the person at work if their clock shows another one. */
export function TimeField({ value, error, onChange }: TimeFieldProps) {
  const t = useMessages('studio-publishing');
  const id = useId();
  const zone = useTimeZone();
  const format = useOwnFormat();
  const moment = fromWallTime(value, zone);
  const isElsewhere =
    moment && !Number.isNaN(moment.getTime()) && toWallTime(moment, ownTimeZone()) !== value;
  return (
    <div className="mt-1 max-w-72">
      <label htmlFor={`${id}-time`} className="mb-1 block font-medium text-xs">
        {t('time')}
      </label>
      <input
        id={`${id}-time`}
        type="datetime-local"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={compactControl}
      />
      <p id={`${id}-note`} className="mt-1 text-muted text-xs">
        {error ? <span className="block text-danger">{error}</span> : null}
        {t('zone', { zone })}
        {isElsewhere ? (
          <span className="block">
            {t('ownTime', { time: format.moment(moment.toISOString()) })}
          </span>
        ) : null}
      </p>
    </div>
  );
}
