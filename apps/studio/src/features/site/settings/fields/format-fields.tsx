import { dateFormats, fontNames, type Settings, type SettingValues } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField } from '@rostra/ui/forms';
import { FixedBy } from './fixed-by.tsx';

type Values = Pick<SettingValues, 'dateFormat' | 'fonts'>;

const choices = { fonts: fontNames, dateFormat: dateFormats } as const;

interface FormatFieldsProps {
  settings: Settings;
  values: Values;
  onChange: (change: Partial<Values>) => void;
}

/** How pages are set: their fonts and their dates. */
export function FormatFields({ settings, values, onChange }: FormatFieldsProps) {
  const t = useMessages('studio-settings');
  return (['fonts', 'dateFormat'] as const).map((key) => {
    const { fixedBy } = settings[key];
    return (
      <SelectField
        key={key}
        className="mt-6"
        label={t(`label.${key}`)}
        help={fixedBy ? <FixedBy variable={fixedBy} /> : t(`help.${key}`)}
        disabled={fixedBy !== null}
        value={values[key]}
        onChange={({ target }) => onChange({ [key]: target.value })}
      >
        {choices[key].map((choice) => (
          <option key={choice} value={choice}>
            {t(`choice.${choice}`)}
          </option>
        ))}
      </SelectField>
    );
  });
}
