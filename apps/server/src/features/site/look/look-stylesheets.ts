import { createHash } from 'node:crypto';
import {
  type Accent,
  type AccentColours,
  accentNames,
  accentOf,
  DEFAULT_ACCENT,
  DEFAULT_FONTS,
  type Fonts,
  fontNames,
  isReadable,
  type Look,
} from '@rostra/contract';

export const LOOK_PATH = '/look';

const declarations = (colours: AccentColours) =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** What else the file contains, so that sites without it do not load it. */
interface Extras {
  readonly fonts: Fonts;
  readonly hasLogo: boolean;
}

const NO_EXTRAS: Extras = { fonts: DEFAULT_FONTS, hasLogo: false };

/** More specific than the tokens of `packages/ui`, so that the order of style sheets does not matter. */
const coloursCss = ({ light, dark }: Accent) =>
  `html:root{${declarations(light)}}html:root[data-theme=dark]{${declarations(dark)}}`;

/** The names are those of `packages/ui`. Letters of other scripts come from the system, as by default. */
const SERIF = '"Newsreader Variable","Newsreader Fallback","Noto Naskh Arabic",Georgia,serif';
const SANS =
  '"Public Sans Variable","Public Sans Fallback","Noto Sans Arabic",system-ui,Arial,sans-serif';
const fontsCss: Record<Fonts, string> = {
  pair: '',
  sans: `--font-serif:${SANS}`,
  serif: `--font-sans:${SERIF}`,
  system:
    '--font-serif:ui-serif,Georgia,"Noto Naskh Arabic","Times New Roman",serif;--font-sans:system-ui,"Segoe UI","Noto Sans Arabic",Arial,sans-serif',
};

/** A logo is drawn for light paper, so it keeps some in the dark theme, if there is none for that. */
const LOGO_CSS =
  '[data-logo]{display:block;width:auto;max-width:min(100%,16rem);height:2.5rem;object-fit:contain;object-position:0}' +
  'html[data-theme=dark] [data-logo]:not([data-shown-in]){padding:.25rem;border-radius:.25rem;background:#faf8f3}';

function stylesheetOf(look: Look, { fonts, hasLogo }: Extras): string {
  // The studio has the colours of the site, but keeps its own fonts.
  const chosen = fontsCss[fonts] && `html:root:not([data-studio]){${fontsCss[fonts]}}`;
  return coloursCss(accentOf(look)) + chosen + (hasLogo ? LOGO_CSS : '');
}

/** The name changes with the content, so browsers can keep the file. It says all that the content follows from. */
function fileOf(look: Look, extras: Extras) {
  const css = stylesheetOf(look, extras);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const name = look.colour === undefined ? look.accent : `own-${look.colour.slice(1)}`;
  const { fonts, hasLogo } = extras;
  const parts = [name, fonts === DEFAULT_FONTS ? [] : fonts, hasLogo ? 'logo' : [], hash].flat();
  return { css, file: `${parts.join('-')}.css` };
}

const ownLooks: readonly Look[] = accentNames.map((accent) => ({ accent }));

/** A style sheet by its file name, also of a look that the site had before. */
export function findStylesheet(name: string): string | undefined {
  const colour = /^own-([0-9a-f]{6})-/.exec(name)?.[1];
  const candidates: readonly Look[] =
    colour === undefined ? ownLooks : [{ accent: DEFAULT_ACCENT, colour: `#${colour}` }];
  const extras = {
    fonts: fontNames.find((fonts) => name.includes(`-${fonts}-`)) ?? DEFAULT_FONTS,
    hasLogo: name.includes('-logo-'),
  };
  return candidates
    .filter((look) => look.colour === undefined || isReadable(look.colour))
    .map((look) => fileOf(look, extras))
    .find(({ file }) => file === name)?.css;
}

/** With the colours only, for the studio. */
export const lookPath = (look: Look): string => `${LOOK_PATH}/${fileOf(look, NO_EXTRAS).file}`;

/** Undefined for the default look, which every page has already. */
export function findLookPath(look: Look, extras: Extras): string | undefined {
  const isDefault =
    look.accent === DEFAULT_ACCENT &&
    look.colour === undefined &&
    extras.fonts === DEFAULT_FONTS &&
    !extras.hasLogo;
  return isDefault ? undefined : `${LOOK_PATH}/${fileOf(look, extras).file}`;
}
