import { accentNames, accents, type Look } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { type ReactNode, useId } from 'react';
import { FixedBy } from './fixed-by.tsx';
import { LookPreview } from './look-preview.tsx';
import { OwnColourField } from './own-colour-field.tsx';

interface LookFieldProps {
  /** The variable that fixes it. */
  fixedBy: string | null;
  value: Look;
  error?: string | undefined;
  onChange: (look: Look) => void;
}

/** The accent colour, with an example of it in both themes. One of ours, or the organisation's own. */
export function LookField({ fixedBy, value, error, onChange }: LookFieldProps) {
  const t = useMessages('studio-settings');
  const name = useId();
  const { accent: chosen, colour } = value;
  return (
    <fieldset disabled={fixedBy !== null}>
      <legend className="font-medium text-sm">{t('accent')}</legend>
      <p className="mt-0.5 text-muted text-sm leading-snug">
        {fixedBy ? <FixedBy variable={fixedBy} /> : t('accentHelp')}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {accentNames.map((accent) => (
          <Choice
            key={accent}
            name={name}
            background={accents[accent].light.accent}
            isChosen={colour === undefined && accent === chosen}
            onChoose={() => onChange({ accent })}
          >
            {t(`accentName.${accent}`)}
          </Choice>
        ))}
        <Choice
          name={name}
          background={colour}
          isChosen={colour !== undefined}
          onChoose={() => onChange({ accent: chosen, colour: accents[chosen].light.accent })}
        >
          {t('ownColour')}
        </Choice>
      </div>
      {colour === undefined ? null : (
        <OwnColourField
          value={colour}
          error={error}
          onChange={(next) => onChange({ accent: chosen, colour: next })}
        />
      )}
      <LookPreview look={value} />
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  background: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ name, background, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded border border-line bg-raised px-3 py-2 hover:border-ink has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-disabled:cursor-not-allowed">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-accent"
      />
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-full border border-line"
        style={{ background }}
      />
      <span className="min-w-0 text-sm">{children}</span>
    </label>
  );
}
