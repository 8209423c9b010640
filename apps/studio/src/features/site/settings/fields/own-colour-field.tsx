import { colourPattern, isReadable, nearestReadable, readability } from '@rostra/contract';
import { useAllMessages, useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';

interface OwnColourFieldProps {
  /** As it was typed, in lower case. */
  value: string;
  /** What the server said. */
  error: string | undefined;
  onChange: (colour: string) => void;
}

/** A colour as six digits. One that cannot be read is named, and the nearest that can be read is one click away. */
export function OwnColourField({ value, error, onChange }: OwnColourFieldProps) {
  const t = useMessages('studio-settings');
  const messages = useAllMessages();
  const isColour = colourPattern.test(value);
  const isTooLight = isColour && !isReadable(value);
  const nearest = isTooLight ? nearestReadable(value) : undefined;
  const problem = isTooLight
    ? t('colourTooLight', {
        colour: value,
        ratio: messages.formatNumber(Math.floor(readability(value) * 10) / 10),
      })
    : undefined;
  return (
    <div className="mt-4 max-w-80">
      <TextField
        label={t('ownColourLabel')}
        help={t('ownColourHelp')}
        dir="ltr"
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        value={value}
        error={problem ?? (isColour ? undefined : (error ?? t('colourInvalid')))}
        onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      />
      {nearest ? (
        <Button variant="secondary" size="small" onClick={() => onChange(nearest)}>
          <span
            aria-hidden="true"
            className="size-4 shrink-0 rounded-full"
            style={{ background: nearest }}
          />
          {t('useNearest', { colour: nearest })}
        </Button>
      ) : null}
    </div>
  );
}
