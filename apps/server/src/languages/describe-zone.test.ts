import { createSiteDates, inZone } from '@rostra/messages';
import { englishMessages } from '@rostra/messages/testing';
import { describe, expect, it } from 'vitest';
import { describeZone } from './describe-zone.ts';

const messages = englishMessages();

/** What the clocks of the zone show, looked up with `Intl`. */
function clocksOf(timeZone: string): (time: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, dateStyle: 'short', timeStyle: 'short' },
  });
  return (time) => format.format(time);
}

describe.each([
  ['Europe/Berlin', 'CET', 'CEST'],
  ['America/New_York', 'EST', 'EDT'],
  ['Pacific/Auckland', 'NZST', 'NZDT'],
  ['Australia/Lord_Howe', 'LHST', 'LHDT'],
  ['Asia/Kathmandu', 'UTC+5:45', 'UTC+5:45'],
])('%s', (timeZone, winter, summer) => {
  const zone = describeZone(timeZone);

  it('names its times', () => {
    expect(new Set(zone.clocks.map(([, name]) => name))).toEqual(new Set([winter, summer]));
  });

  it('shows what its clocks show, every half hour of two years', () => {
    const byIntl = clocksOf(timeZone);
    const dates = createSiteDates(messages, { zone });
    const wrong: string[] = [];
    for (let time = Date.UTC(2026, 0); time < Date.UTC(2028, 0); time += 30 * 60_000) {
      const iso = new Date(time).toISOString();
      const shown = `${dates.calendarDay(iso)} ${inZone(iso, zone).time}`;
      if (shown !== byIntl(time)) wrong.push(`${iso}: ${shown}`);
    }
    expect(wrong).toEqual([]);
  });
});

it.each([
  ['Europe/Berlin', '2026-09-14T16:00:00.000Z', '14 September 2026, 18:00 CEST'],
  ['Europe/Berlin', '2026-12-31T23:00:00.000Z', '1 January 2027, 00:00 CET'],
  ['Europe/Berlin', '2026-12-31T22:59:59.999Z', '31 December 2026, 23:59 CET'],
  // The hour that there is twice.
  ['Europe/Berlin', '2026-10-25T00:30:00.000Z', '25 October 2026, 02:30 CEST'],
  ['Europe/Berlin', '2026-10-25T01:30:00.000Z', '25 October 2026, 02:30 CET'],
  // The hour that there is not.
  ['Europe/Berlin', '2026-03-29T00:59:00.000Z', '29 March 2026, 01:59 CET'],
  ['Europe/Berlin', '2026-03-29T01:00:00.000Z', '29 March 2026, 03:00 CEST'],
  ['America/New_York', '2026-03-08T06:59:00.000Z', '8 March 2026, 01:59 EST'],
  ['America/New_York', '2026-03-08T07:00:00.000Z', '8 March 2026, 03:00 EDT'],
  ['America/New_York', '2026-07-05T03:59:00.000Z', '4 July 2026, 23:59 EDT'],
  ['Pacific/Auckland', '2026-09-26T13:59:00.000Z', '27 September 2026, 01:59 NZST'],
  ['Pacific/Auckland', '2026-09-26T14:00:00.000Z', '27 September 2026, 03:00 NZDT'],
  ['Pacific/Auckland', '2026-12-31T10:59:59.999Z', '31 December 2026, 23:59 NZDT'],
  ['Pacific/Auckland', '2026-12-31T11:00:00.000Z', '1 January 2027, 00:00 NZDT'],
  ['UTC', '2026-09-14T16:00:00.000Z', '14 September 2026, 16:00 UTC'],
])('in %s, %s is %s', (timeZone, iso, expected) => {
  const dates = createSiteDates(messages, { zone: describeZone(timeZone) });
  expect(dates.dateTime(iso)).toBe(expected);
  expect(dates.day(iso)).toBe(expected.split(',')[0]);
});

it('leaves days as they are, and writes numeric ones', () => {
  const zone = describeZone('America/New_York');
  expect(createSiteDates(messages, { zone }).day('2026-01-01')).toBe('1 January 2026');
  const dates = createSiteDates(messages, { zone, dateFormat: 'iso' });
  expect(dates.day('2026-01-01T03:00:00.000Z')).toBe('2025-12-31');
  expect(dates.calendarDay('2026-01-01T03:00:00.000Z')).toBe('2025-12-31');
});

it('is small enough for every page', () => {
  expect(JSON.stringify(describeZone('Europe/Berlin')).length).toBeLessThan(1100);
});
