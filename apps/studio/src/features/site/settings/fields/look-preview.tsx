import { accentOf, colourPattern, type Look, nearestReadable } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useSite } from '../../../../lib/site.ts';

/** The surfaces of both themes, as in the tokens of the design. */
const surfaces = {
  light: { background: '#faf8f3', color: '#1b1c1a', borderColor: '#dcd7ca' },
  dark: { background: '#151513', color: '#ece8de', borderColor: '#35332d' },
} as const;

/** A piece of a page in the light and in the dark theme. */
export function LookPreview({ look }: { look: Look }) {
  const t = useMessages('studio-settings');
  const { name } = useSite();
  const accent = accentOf(shownLook(look));
  return (
    <div aria-hidden="true" className="mt-4 grid gap-3 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => {
        const colours = accent[theme];
        return (
          <div key={theme} className="rounded border p-4" style={surfaces[theme]}>
            <p className="truncate font-medium font-serif text-base">{name}</p>
            <p className="mt-2 font-serif text-sm underline" style={{ color: colours.accent }}>
              {t('previewLink')}
            </p>
            <p
              className="mt-3 w-fit rounded px-3 py-1.5 font-semibold text-sm"
              style={{ background: colours.accent, color: colours['on-accent'] }}
            >
              {t('previewButton')}
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** While a colour is typed, or cannot be read, what it would become. */
const shownLook = ({ accent, colour }: Look): Look =>
  colour !== undefined && colourPattern.test(colour)
    ? { accent, colour: nearestReadable(colour) }
    : { accent };
