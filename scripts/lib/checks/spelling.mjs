import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { findUncheckedFiles } from './checked-files.mjs';
import { MOST_FILES } from './format-and-lint.mjs';

const SETTINGS = ['cspell.json', 'cspell-words.txt', 'cspell-test-words.txt', 'package-lock.json'];

/** CSpell's own cache takes several seconds to find out that nothing has changed. */
export async function checkSpelling() {
  const { files, markChecked } = findUncheckedFiles('cspell', SETTINGS);
  const patterns = JSON.parse(readFileSync(join(root, 'cspell.json'), 'utf8')).files;
  const texts = files?.filter((file) => patterns.some((pattern) => matchesGlob(file, pattern)));
  if (texts?.length === 0) return { code: 0, output: '' };
  const isWhole = texts === undefined || texts.length > MOST_FILES;
  const result = await run(
    'cspell',
    ['lint', '--no-progress', ...(isWhole ? [] : ['--no-must-find-files', '--dot', ...texts])],
    { quiet: true },
  );
  if (result.code === 0) markChecked();
  return result;
}
