import { createHash } from 'node:crypto';
import {
  type AccentColours,
  type AccentName,
  accentNames,
  accents,
  DEFAULT_ACCENT,
} from '@rostra/contract';

export const LOOK_PATH = '/look';

const declarations = (colours: AccentColours) =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** More specific than the tokens of `packages/ui`, so that the order of style sheets does not matter. */
const stylesheetOf = (name: AccentName) =>
  `html:root{${declarations(accents[name].light)}}html:root[data-theme=dark]{${declarations(accents[name].dark)}}`;

const fileOf = (name: AccentName) => {
  const css = stylesheetOf(name);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  return { name, css, file: `${name}-${hash}.css` };
};

const files = accentNames.map(fileOf);

/** Every style sheet by its file name, which changes with its content, so browsers can keep it. */
export const lookStylesheets: ReadonlyMap<string, string> = new Map(
  files.map(({ file, css }) => [file, css]),
);

export const lookPath = (accent: AccentName): string =>
  `${LOOK_PATH}/${files.find(({ name }) => name === accent)?.file}`;

/** Undefined for the default colours, which every page has already. */
export const findLookPath = (accent: AccentName): string | undefined =>
  accent === DEFAULT_ACCENT ? undefined : lookPath(accent);
