import { expect, test } from 'vitest';
import { fontFaces } from './font-faces.ts';

const font = { family: 'Public Sans', src: 'url(https://site.example/sans.woff2)' };

test('a font of the page is available in the frame', () => {
  expect(fontFaces([{ ...font, weight: '400 600' }])).toBe(
    '@font-face{font-family:"Public Sans";font-weight:400 600;font-display:swap;src:url(https://site.example/sans.woff2)}',
  );
});

test.each([
  { ...font, family: 'x";}body{display:none' },
  { ...font, src: 'url(/sans.woff2)' },
  { ...font, src: 'url(data:font/woff2;base64,AAAA)' },
  { ...font, src: 'url(https://site.example/x.woff2)}body{display:none' },
  { ...font, weight: 'bold;}' },
])('what is not plainly a font is left out: %j', (odd) => {
  expect(fontFaces([odd])).toBe('');
});
