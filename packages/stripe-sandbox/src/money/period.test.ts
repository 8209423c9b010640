import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addIntervals, periodAt } from './period.ts';

const at = (iso: string) => Date.parse(`${iso}T06:30:15Z`) / 1000;
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
const monthly = { interval: 'month', interval_count: 1 };

test('short months end on their last day, longer months return to the anchor day', () => {
  const anchor = at('2027-01-31');
  const days = [1, 2, 3, 4, 13].map((times) => day(addIntervals(anchor, monthly, times)));
  expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2028-02-29']);
});

test('yearly periods anchored on a leap day', () => {
  const yearly = { interval: 'year', interval_count: 1 };
  const days = [1, 4].map((times) => day(addIntervals(at('2028-02-29'), yearly, times)));
  expect(days).toEqual(['2029-02-28', '2032-02-29']);
});

const moments = fc.integer({ min: 0, max: 4_000_000_000 });
const cycles = fc.record({
  interval: fc.constantFrom('day', 'week', 'month', 'year'),
  interval_count: fc.integer({ min: 1, max: 6 }),
});

test('property: a period contains its moment, and consecutive periods neither overlap nor leave gaps', () => {
  fc.assert(
    fc.property(moments, cycles, moments, (anchor, cycle, moment) => {
      const period = periodAt(anchor, cycle, moment);
      expect(period.start).toBeLessThanOrEqual(moment);
      expect(period.end).toBeGreaterThan(moment);
      expect(periodAt(anchor, cycle, period.end).start).toBe(period.end);
      expect(periodAt(anchor, cycle, period.start)).toEqual(period);
    }),
  );
});
