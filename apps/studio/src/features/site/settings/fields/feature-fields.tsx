import type { Settings, SettingValues } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { CheckboxField } from '@rostra/ui/forms';
import { FixedBy } from './fixed-by.tsx';

const features = ['blog', 'memberContent', 'newsletters'] as const;

type Values = Pick<SettingValues, (typeof features)[number]>;

interface FeatureFieldsProps {
  settings: Settings;
  values: Values;
  onChange: (change: Partial<Values>) => void;
}

/** Which parts the site has. */
export function FeatureFields({ settings, values, onChange }: FeatureFieldsProps) {
  const t = useMessages('studio-settings');
  return (
    <>
      <p className="text-muted">{t('features.help')}</p>
      {features.map((feature) => {
        const { fixedBy } = settings[feature];
        return (
          <CheckboxField
            key={feature}
            className="mt-4"
            label={t(`label.${feature}`)}
            help={fixedBy ? <FixedBy variable={fixedBy} /> : t(`help.${feature}`)}
            disabled={fixedBy !== null}
            checked={values[feature]}
            onChange={({ target }) => onChange({ [feature]: target.checked })}
          />
        );
      })}
    </>
  );
}
