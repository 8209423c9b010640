import { describe, expect, it } from 'vitest';
import { createSiteLanguages } from '../../../languages/site-languages.ts';
import { deviceLabel, translateDevice } from './device-label.ts';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('deviceLabel', () => {
  it.each([
    [`${LINUX} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [
      `${LINUX} Ubuntu Chromium/80.0.3987.163 Chrome/80.0.3987.163 Safari/537.36`,
      'Chrome on Linux',
    ],
    [`${LINUX} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [`${LINUX} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge on Linux'],
    [`${IPHONE} EdgiOS/141.0.3537.60 Version/18.0 Mobile/15E148 Safari/604.1`, 'Edge on iPhone'],
    [`${IPHONE} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    ['<b>Mine</b>', 'Unknown device'],
  ])('is read from %s', (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label);
  });
});

it.each([
  ['Chrome on Linux', 'Chrome auf Linux'],
  ['Samsung Internet on Android', 'Samsung Internet auf Android'],
  ['Firefox', 'Firefox'],
  ['Unknown device', 'Unbekanntes Gerät'],
])('%s is %s in German', (label, expected) => {
  const messages = createSiteLanguages('de').messagesOf('de');
  expect(translateDevice(label, messages)).toBe(expected);
});
