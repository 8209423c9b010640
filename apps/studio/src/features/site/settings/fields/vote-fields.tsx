import type { Settings, SettingValues } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextField } from '@rostra/ui/forms';
import { FixedBy } from './fixed-by.tsx';

const keys = ['voteNoticeDays', 'voteDurationDays'] as const;

type Key = (typeof keys)[number];
type Values = Pick<SettingValues, Key>;

interface VoteFieldsProps {
  settings: Settings;
  values: Values;
  errorOf: (key: Key) => string | undefined;
  onChange: (change: Partial<Values>) => void;
}

/** How much time members get at least. An empty field is refused, like every other text that is no number. */
export function VoteFields({ settings, values, errorOf, onChange }: VoteFieldsProps) {
  const t = useMessages('studio-settings');
  return keys.map((key) => {
    const { fixedBy } = settings[key];
    return (
      <TextField
        key={key}
        label={t(`label.${key}`)}
        help={fixedBy ? <FixedBy variable={fixedBy} /> : t('votes.help')}
        type="number"
        inputMode="numeric"
        min={1}
        autoComplete="off"
        readOnly={fixedBy !== null}
        value={Number.isNaN(values[key]) ? '' : values[key]}
        error={errorOf(key)}
        onChange={({ target }) => onChange({ [key]: target.valueAsNumber })}
      />
    );
  });
}
