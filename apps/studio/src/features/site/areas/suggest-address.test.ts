import { expect, it } from 'vitest';
import { keyFor, suggestAddress } from './suggest-address.ts';

it.each([
  ['Climate & Energy', 'climate-energy'],
  ['Größe & Maß', 'grosse-mass'], // cspell:disable-line
  ['  Économie  ', 'economie'], // cspell:disable-line
  ['المناخ', ''], // cspell:disable-line
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('suggests an address for %s', (name, address) => {
  expect(suggestAddress(name)).toBe(address);
});

it('makes a key that no other area has', () => {
  expect(keyFor('climate', ['domestic'])).toBe('climate');
  expect(keyFor('climate', ['climate', 'climate-2'])).toBe('climate-3');
  expect(keyFor('', [''])).toBe('');
});
