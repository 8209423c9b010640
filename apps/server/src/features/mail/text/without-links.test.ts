import { expect, it } from 'vitest';
import { withoutLinks } from './without-links.ts';

it.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['Dr. J. R. O’Neill-Müller', 'Dr. J. R. O’Neill-Müller'],
  ['محمد بن سلمى', 'محمد بن سلمى'],
  ['山田 太郎', '山田 太郎'],
  ['Ada 1985', 'Ada 1985'],
])('keeps the name %s', (name, kept) => {
  expect(withoutLinks(name)).toBe(kept);
});

it.each([
  ['https://evil.example/x', 'https evil. example x'],
  ['www.evil.example', 'www. evil. example'],
  ['evil.example', 'evil. example'],
  ['evil。example', 'evil. example'],
  ['evil．example', 'evil. example'],
  ['evil｡example', 'evil. example'],
  ['evil․example', 'evil. example'],
  ['https\uff1a\uff0f\uff0fevil', 'https evil'],
  ['evil.\u200bexample', 'evil. example'],
  ['evil.\u202eexample', 'evil. example'],
  ['bank@evil.example', 'bank evil. example'],
  ['Call +44 (900) 123-456 now', 'Call now'],
  ['Call 0900123456 now', 'Call now'],
  ['Call 09\u200d00\u200c12\u200d34 now', 'Call now'],
  ['Call ٠٩٠٠١٢٣٤٥٦ now', 'Call now'],
  ['Ada\r\nBcc: eve', 'Ada Bcc eve'],
  ['\u200b', '…'],
  ['0900123456', '…'],
])('takes links and phone numbers out of %j', (name, kept) => {
  expect(withoutLinks(name).replaceAll('。', '.')).toBe(kept);
});

it('shortens what is not a name', () => {
  expect(withoutLinks(`Your account is locked ${'a'.repeat(100)}`)).toMatch(/^Your .{55}…$/);
});
