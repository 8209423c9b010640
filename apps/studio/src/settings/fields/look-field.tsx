import { type AccentName, accentNames, accents } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useId } from 'react';
import { FixedBy } from './fixed-by.tsx';
import { LookPreview } from './look-preview.tsx';

interface LookFieldProps {
  /** The variable that fixes it. */
  fixedBy: string | null;
  value: AccentName;
  onChange: (accent: AccentName) => void;
}

/** The accent colour, with an example of it in both themes. All have enough contrast. */
export function LookField({ fixedBy, value, onChange }: LookFieldProps) {
  const t = useMessages('studio-settings');
  const name = useId();
  return (
    <fieldset disabled={fixedBy !== null}>
      <legend className="font-medium text-sm">{t('accent')}</legend>
      <p className="mt-0.5 text-muted text-sm leading-snug">
        {fixedBy ? <FixedBy variable={fixedBy} /> : t('accentHelp')}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {accentNames.map((accent) => (
          <label
            key={accent}
            className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded border border-line bg-raised px-3 py-2 hover:border-ink has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-disabled:cursor-not-allowed"
          >
            <input
              type="radio"
              name={name}
              value={accent}
              checked={accent === value}
              onChange={() => onChange(accent)}
              className="size-4 shrink-0 accent-accent"
            />
            <span
              aria-hidden="true"
              className="size-5 shrink-0 rounded-full"
              style={{ background: accents[accent].light.accent }}
            />
            <span className="min-w-0 text-sm">{t(`accentName.${accent}`)}</span>
          </label>
        ))}
      </div>
      <LookPreview accent={value} />
    </fieldset>
  );
}
