import { expect, it } from 'vitest';
import { hashedName } from './file-names.ts';

it.each([
  ['Straße in Łódź.jpg', /^strasse_in_lodz_[0-9a-f]{10}$/],
  ['Фото 1.png', /^foto_1_[0-9a-f]{10}$/],
  ['🎉.png', /^file_[0-9a-f]{10}$/],
])('a file called %s has a readable name in storage', (filename, name) => {
  expect(hashedName(filename)).toMatch(name);
});
