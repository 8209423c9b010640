import { useMessages } from '@rostra/messages/react';
import { useId } from 'react';
import { TimeField } from './time-field.tsx';

interface TimeChoiceProps {
  /** As in the control; undefined means now. */
  value: string | undefined;
  /** The time that is offered first. */
  suggested: string;
  error: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Now, or a later time. */
export function TimeChoice({ value, suggested, error, onChange }: TimeChoiceProps) {
  const t = useMessages('studio-publishing');
  const id = useId();
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
      {value === undefined ? null : <TimeField value={value} error={error} onChange={onChange} />}
    </fieldset>
  );
}
