import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { findUncheckedFiles } from './checked-files.mjs';

const CONFIG = 'cspell.json';
const SETTINGS = [CONFIG, 'cspell-words.txt', 'cspell-test-words.txt', 'package-lock.json'];

const LIST = join(root, 'node_modules/.cache/checked/texts.txt');

/** CSpell's own cache takes several seconds to find out that nothing has changed. */
export async function checkSpelling() {
  const { files, markChecked } = findUncheckedFiles('cspell', SETTINGS);
  const patterns = JSON.parse(readFileSync(join(root, CONFIG), 'utf8')).files;
  const texts = files?.filter((file) => patterns.some((pattern) => matchesGlob(file, pattern)));
  if (texts?.length === 0) return { code: 0, output: '' };
  const options = texts === undefined ? [] : only(texts);
  const result = await run('cspell', ['lint', '--no-progress', ...options], { quiet: true });
  if (result.code === 0) markChecked();
  return result;
}

/** With what Git has told, CSpell need not look for settings and ignored files around each file. */
function only(texts) {
  mkdirSync(dirname(LIST), { recursive: true });
  writeFileSync(LIST, texts.map((text) => join(root, text)).join('\n'));
  return [
    ...['--config', CONFIG, '--no-config-search', '--no-gitignore'],
    ...['--no-must-find-files', '--dot', '--file-list', LIST],
  ];
}
