import { languageCodes, languages, PSEUDO_LANGUAGE } from '@rostra/messages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testMessages } from '../messages/testing/test-messages.ts';
import { createFormat } from './format.ts';

const realLanguages = languageCodes.filter((code) => code !== PSEUDO_LANGUAGE);

afterEach(() => vi.unstubAllEnvs());

describe.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('in the time zone %s', (zone) => {
  it('formats dates in UTC', () => {
    vi.stubEnv('TZ', zone);
    const { date } = createFormat(testMessages());
    expect(date('2026-03-03T00:00:00.000Z')).toBe('3 March 2026');
    expect(date('2026-12-31T23:59:59.999Z')).toBe('31 December 2026');
    expect(date('2025-01-01')).toBe('1 January 2025');
    expect(
      createFormat(testMessages(), { dateFormat: 'iso' }).date('2026-12-31T23:59:59.999Z'),
    ).toBe('2026-12-31');
  });

  it.each(realLanguages)('formats every day of a leap year like Intl: %s', (language) => {
    vi.stubEnv('TZ', zone);
    const { date } = createFormat(testMessages(language));
    const { locale } = languages[language];
    const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    for (let day = 0; day < 366; day += 1) {
      for (const hour of [0, 23]) {
        const moment = new Date(Date.UTC(2024, 0, 1 + day, hour));
        expect(date(moment.toISOString())).toBe(long.format(moment));
      }
    }
  });
});

describe.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('for readers in %s', (own) => {
  it('writes times on the clocks of the organisation', () => {
    vi.stubEnv('TZ', own);
    const zone = {
      clocks: [[60, 'CET'] as const, [120, 'CEST'] as const],
      changes: [29_579_100, 1],
    };
    const english = createFormat(testMessages(), { zone });
    expect(english.dateTime('2026-03-29T00:59:59.999Z')).toBe('29 March 2026, 01:59 CET');
    expect(english.dateTime('2026-03-29T01:00:00.000Z')).toBe('29 March 2026, 03:00 CEST');
    expect(english.date('2026-09-14T22:00:00.000Z')).toBe('15 September 2026');
    expect(english.calendarDay('2026-09-14T22:00:00.000Z')).toBe('2026-09-15');
    expect(createFormat(testMessages('de'), { zone }).dateTime('2026-09-14T16:00:00.000Z')).toBe(
      '14. September 2026, 18:00 Uhr (CEST)',
    );
  });
});

it('writes amounts and lists as the language does', () => {
  const english = createFormat(testMessages());
  expect(english.money(123_456, 'usd')).toBe('$1,234.56');
  expect(english.list(['a', 'b', 'c'])).toBe('a, b and c');
  const german = createFormat(testMessages('de'));
  expect(german.money(123_456, 'usd')).toBe('1.234,56\u00a0$');
  expect(german.list(['a', 'b', 'c'])).toBe('a, b und c');
});
