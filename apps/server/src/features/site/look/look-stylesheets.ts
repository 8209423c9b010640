import { createHash } from 'node:crypto';
import {
  type Accent,
  type AccentColours,
  accentNames,
  accentOf,
  DEFAULT_ACCENT,
  isReadable,
  type Look,
} from '@rostra/contract';

export const LOOK_PATH = '/look';

const declarations = (colours: AccentColours) =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** More specific than the tokens of `packages/ui`, so that the order of style sheets does not matter. */
const stylesheetOf = ({ light, dark }: Accent) =>
  `html:root{${declarations(light)}}html:root[data-theme=dark]{${declarations(dark)}}`;

/** The name changes with the content, so browsers can keep the file. It says all that the content follows from. */
function fileOf(look: Look) {
  const css = stylesheetOf(accentOf(look));
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const name = look.colour === undefined ? look.accent : `own-${look.colour.slice(1)}`;
  return { css, file: `${name}-${hash}.css` };
}

const ownLooks: readonly Look[] = accentNames.map((accent) => ({ accent }));

/** A style sheet by its file name, also of a look that the site had before. */
export function findStylesheet(name: string): string | undefined {
  const colour = /^own-([0-9a-f]{6})-/.exec(name)?.[1];
  const candidates: readonly Look[] =
    colour === undefined ? ownLooks : [{ accent: DEFAULT_ACCENT, colour: `#${colour}` }];
  return candidates
    .filter((look) => look.colour === undefined || isReadable(look.colour))
    .map(fileOf)
    .find(({ file }) => file === name)?.css;
}

export const lookPath = (look: Look): string => `${LOOK_PATH}/${fileOf(look).file}`;

/** Undefined for the default colours, which every page has already. */
export const findLookPath = (look: Look): string | undefined =>
  look.accent === DEFAULT_ACCENT && look.colour === undefined ? undefined : lookPath(look);
