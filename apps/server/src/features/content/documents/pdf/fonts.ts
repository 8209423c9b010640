import { readFile } from 'node:fs/promises';
import { repositoryFile } from '../../../../location/repository.ts';

/** The typefaces of the site, and others for scripts that they do not have. All are under the SIL Open Font License. */
const TYPEFACES = [
  [
    'newsreader',
    'Newsreader',
    ['400Regular', '400Regular_Italic', '500Medium', '700Bold', '700Bold_Italic'],
  ],
  ['public-sans', 'PublicSans', ['400Regular', '600SemiBold']],
  ['dm-mono', 'DMMono', ['400Regular']],
  ['noto-naskh-arabic', 'NotoNaskhArabic', ['400Regular', '700Bold']],
  ['noto-serif', 'NotoSerif', ['400Regular', '400Regular_Italic', '700Bold']],
] as const;

const FOLDER = repositoryFile('node_modules/@expo-google-fonts');

export const readFonts = (): Promise<Buffer[]> =>
  Promise.all(
    TYPEFACES.flatMap(([folder, file, cuts]) =>
      cuts.map((cut) => readFile(`${FOLDER}/${folder}/${cut}/${file}_${cut}.ttf`)),
    ),
  );
