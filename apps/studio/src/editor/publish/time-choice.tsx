import { useMessages } from '@rostra/messages/react';
import { useId } from 'react';
import { compactControl } from '../../lib/compact-field.tsx';

interface TimeChoiceProps {
  /** As in the control; undefined means now. */
  value: string | undefined;
  /** The time that is offered first. */
  suggested: string;
  error: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Now, or a time in the zone of the person at work, which is named. */
export function TimeChoice({ value, suggested, error, onChange }: TimeChoiceProps) {
  const t = useMessages('studio-publishing');
  const id = useId();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <fieldset>
      <legend className="font-semibold">{t('when')}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="radio"
            name={id}
            checked={value === undefined}
            onChange={() => onChange(undefined)}
          />
          {t('now')}
        </label>
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="radio"
            name={id}
            checked={value !== undefined}
            onChange={() => onChange(suggested)}
          />
          {t('later')}
        </label>
      </div>
      {value === undefined ? null : (
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
      )}
    </fieldset>
  );
}
