import { run } from '../run.mjs';
import { findUncheckedFiles } from './checked-files.mjs';

/** Beyond this number, checking everything is as fast, and the list may be too long for a command. */
const MOST_FILES = 500;

/** Biome has no cache. No rule of ours reads another file, so unchanged files need not be checked again. */
export async function formatAndLint() {
  const { files, markChecked } = findUncheckedFiles('biome', ['biome.json', 'package-lock.json']);
  if (files?.length === 0) return { code: 0, output: '' };
  const result = await run(
    'biome',
    [
      'ci',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...(files === undefined || files.length > MOST_FILES ? ['.'] : files),
    ],
    { quiet: true },
  );
  if (result.code === 0) markChecked();
  return result;
}
