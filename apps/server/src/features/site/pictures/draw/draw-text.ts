import type { Sharp } from 'sharp';
import { escapeHtml } from '../../../../http/escape-html.ts';
import { repositoryFile } from '../../../../location/repository.ts';
import { withoutControls } from '../visible-text.ts';

const FOLDER = repositoryFile('node_modules/@expo-google-fonts');
const file = (folder: string, name: string, cut: string) =>
  `${FOLDER}/${folder}/${cut}/${name}_${cut}.ttf`;

/** Letters of scripts that the first family lacks come from the next ones, then from the machine. */
const TYPEFACES = {
  serif: {
    font: 'Newsreader Medium, Noto Naskh Arabic Medium, Noto Serif',
    files: [
      file('newsreader', 'Newsreader', '500Medium'),
      file('noto-naskh-arabic', 'NotoNaskhArabic', '500Medium'),
      file('noto-serif', 'NotoSerif', '400Regular'),
    ],
  },
  sans: {
    font: 'Public Sans SemiBold, Noto Naskh Arabic Medium, Noto Serif',
    files: [
      file('public-sans', 'PublicSans', '600SemiBold'),
      file('noto-naskh-arabic', 'NotoNaskhArabic', '500Medium'),
      file('noto-serif', 'NotoSerif', '400Regular'),
    ],
  },
} as const;

export type Typeface = keyof typeof TYPEFACES;

const loaded = new Set<string>();

export interface TextOptions {
  readonly text: string;
  readonly typeface: Typeface;
  readonly colour: string;
  readonly width: number;
  /** The height of a line, roughly. */
  readonly size: number;
  readonly isRightToLeft?: boolean;
}

export interface DrawnText {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Typesets a text with visible letters on transparent ground, in as many lines as it needs. */
export async function drawText(
  sharp: typeof import('sharp').default,
  { text, typeface, colour, width, size, isRightToLeft = false }: TextOptions,
): Promise<DrawnText> {
  const { font, files } = TYPEFACES[typeface];
  for (const fontfile of files) await load(sharp, fontfile);
  const drawn: Sharp = sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(withoutControls(text))}</span>`,
      font: `${font} ${size}`,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      align: isRightToLeft ? 'right' : 'left',
    },
  });
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A file stays known to the typesetter once it was named. */
async function load(sharp: typeof import('sharp').default, fontfile: string): Promise<void> {
  if (loaded.has(fontfile)) return;
  await sharp({ text: { text: 'a', fontfile } })
    .png()
    .toBuffer();
  loaded.add(fontfile);
}
