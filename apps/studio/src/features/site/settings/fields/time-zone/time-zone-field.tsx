import { useAllMessages, useMessages } from '@rostra/messages/react';
import { SelectField } from '@rostra/ui/forms';
import { FixedBy } from '../fixed-by.tsx';
import { listTimeZones } from './list-time-zones.ts';

interface TimeZoneFieldProps {
  /** The variable that fixes it. */
  fixedBy: string | null;
  value: string;
  error: string | undefined;
  onChange: (timeZone: string) => void;
}

export function TimeZoneField({ fixedBy, value, error, onChange }: TimeZoneFieldProps) {
  const t = useMessages('studio-settings');
  const messages = useAllMessages();
  const time = messages.formatDate(new Date(), { timeStyle: 'short', timeZone: value });
  return (
    <SelectField
      label={t('timeZone')}
      help={fixedBy ? <FixedBy variable={fixedBy} /> : t('timeZoneHelp', { time })}
      disabled={fixedBy !== null}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      {listTimeZones(value).map(({ region, zones }) => (
        <optgroup key={region} label={region}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
