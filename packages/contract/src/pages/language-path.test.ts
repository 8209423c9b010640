import { expect, it } from 'vitest';
import { inLanguage, withoutLanguage } from './language-path.ts';

const languages = ['en', 'fr'];

it.each([
  ['/', '/fr'],
  ['/blog', '/fr/blog'],
  ['/?a=b', '/fr?a=b'],
  ['/blog?page=2', '/fr/blog?page=2'],
])('%s in another language is %s', (path, expected) => {
  expect(inLanguage(path, 'fr', languages)).toBe(expected);
  expect(inLanguage(path, 'en', languages)).toBe(path);
});

it.each([
  ['/fr', '/'],
  ['/fr/blog', '/blog'],
  ['/blog', '/blog'],
  ['/free', '/free'],
])('%s without French is %s', (path, expected) => {
  expect(withoutLanguage(path, 'fr')).toBe(expected);
});

it('is in lower case in a path, as all of a URL is', () => {
  expect(inLanguage('/blog', 'pt-BR', ['en', 'pt-BR'])).toBe('/pt-br/blog');
  expect(withoutLanguage('/pt-br/blog', 'pt-BR')).toBe('/blog');
});
