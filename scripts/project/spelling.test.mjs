import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

describe.each(['cspell-words.txt', 'cspell-test-words.txt'])('%s', (file) => {
  it('is sorted, in lower case and without duplicates', () => {
    const words = readFileSync(join(root, file), 'utf8').trim().split('\n');
    expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].sort());
  });
});
