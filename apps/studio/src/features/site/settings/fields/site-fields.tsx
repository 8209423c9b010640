import type { Settings } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextField } from '@rostra/ui/forms';
import { FixedBy } from './fixed-by.tsx';
import { TimeZoneField } from './time-zone/time-zone-field.tsx';

export interface SiteValues {
  name: string;
  contactEmail: string;
  timeZone: string;
}

interface SiteFieldsProps {
  settings: Settings;
  values: SiteValues;
  errorOf: (key: keyof SiteValues) => string | undefined;
  onChange: (change: Partial<SiteValues>) => void;
}

/** Who runs the site: its name, where to write to, and its time zone. */
export function SiteFields({ settings, values, errorOf, onChange }: SiteFieldsProps) {
  const t = useMessages('studio-settings');
  const textField = (key: 'name' | 'contactEmail') => {
    const { fixedBy } = settings[key];
    return {
      label: t(`label.${key}`),
      help: fixedBy ? <FixedBy variable={fixedBy} /> : t(`help.${key}`),
      readOnly: fixedBy !== null,
      value: values[key],
      error: errorOf(key),
      onChange: (event: { target: { value: string } }) => onChange({ [key]: event.target.value }),
    };
  };
  return (
    <>
      <TextField {...textField('name')} maxLength={80} autoComplete="organization" />
      <TextField {...textField('contactEmail')} type="email" maxLength={254} autoComplete="email" />
      <TimeZoneField
        fixedBy={settings.timeZone.fixedBy}
        value={values.timeZone}
        error={errorOf('timeZone')}
        onChange={(timeZone) => onChange({ timeZone })}
      />
    </>
  );
}
