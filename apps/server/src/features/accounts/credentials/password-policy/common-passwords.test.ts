import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isCommonPassword, readCommonPasswords, withoutSuffix } from './common-passwords.ts';

const ADDITIONS = join(import.meta.dirname, 'more-common-passwords.txt');
const HEADER =
  '# From @zxcvbn-ts/language-common (MIT, © 2012-2016 Dan Wheeler and Dropbox, Inc., © 2021 @zxcvbn-ts) and more-common-passwords.txt';

/** Every password of the list, with and without its suffix. `vitest -u` rewrites the file. */
function buildList(): string {
  const additions = readFileSync(ADDITIONS, 'utf8').split('\n');
  const words = [...dictionary['passwords-common'], ...additions].map((word) => word.toLowerCase());
  const all = new Set([...words, ...words.map(withoutSuffix)].filter(({ length }) => length > 2));
  return `${[HEADER, ...all].join('\n')}\n`;
}

describe('common passwords', () => {
  const list = readCommonPasswords();

  it('contain the whole dictionary, more than 30,000', async () => {
    expect(buildList().split('\n').length).toBeGreaterThan(30_000);
    await expect(buildList()).toMatchFileSnapshot('./common-passwords.txt');
    const missing = dictionary['passwords-common'].filter(
      (word) => word.length >= 8 && !isCommonPassword(word.toLowerCase(), list),
    );
    expect(missing).toEqual([]);
  });

  it.each(['password', 'summer2026', 'qwertyuiop!!', 'iloveyou1', 'letmein 99'])(
    'include %s',
    (password) => {
      expect(isCommonPassword(password, list)).toBe(true);
    },
  );

  it.each(['correct horse battery', '2026 summer rain', 'tin whistle 44'])(
    'do not include %s',
    (password) => {
      expect(isCommonPassword(password, list)).toBe(false);
    },
  );
});
