import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repositoryFile } from '../../../location/repository.ts';
import { findUnfinished, starterNotices } from './find-unfinished.ts';

const files = readdirSync(repositoryFile('content/legal')).flatMap((language) =>
  readdirSync(repositoryFile(`content/legal/${language}`)).map((name) => `${language}/${name}`),
);

it.each(files)('finds the notice at the beginning of %s', (file) => {
  const body = readFileSync(repositoryFile(`content/legal/${file}`), 'utf8');
  const [notice] = findUnfinished({ area: 'privacy', body });
  expect(starterNotices).toContain(notice);
});

it('finds placeholders once, also those that an editor has escaped', () => {
  const body = 'We are [postal address].\n\n\\[Our provider\\] and ([number] years), [number].';
  expect(findUnfinished({ area: 'imprint', title: '[Name]', body })).toEqual([
    '[Name]',
    '[postal address]',
    '[Our provider]',
    '[number]',
  ]);
});

it('knows what else is written in brackets', () => {
  const body = [
    'A [link](/about), one by [reference][here] and a note[^1].',
    '![A picture](/uploads/a.png) and [2018] OJ 3 […]',
    '- [ ] open\n- [x] done',
    ':::note[Hint]\nText\n:::',
    '[here]: https://example.org',
    '[^1]: The note',
  ].join('\n\n');
  expect(findUnfinished({ area: 'terms', body })).toEqual([]);
});

it('is not asked about other policies', () => {
  expect(findUnfinished({ area: 'domestic', body: 'We [the members] agree.' })).toEqual([]);
});
