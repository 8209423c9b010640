import { useMessages } from '@rostra/messages/react';
import { useId } from 'react';
import { compactControl } from '../../lib/compact-field.tsx';

interface TimeFieldProps {
  /** As in the control. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A time in the zone of the person at work, which is named. */
export function TimeField({ value, error, onChange }: TimeFieldProps) {
  const t = useMessages('studio-publishing');
  const id = useId();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
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
      </p>
    </div>
  );
}
