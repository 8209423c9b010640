import { expect, it } from 'vitest';
import { inColumns } from './in-columns.ts';

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ day: `day ${index}`, views: 2, visitors: 1 }));

it('has a column for each day', () => {
  expect(inColumns(daysOf(90))).toEqual(daysOf(90));
});

it('adds up weeks if there are many days', () => {
  const weeks = inColumns(daysOf(396));
  expect(weeks).toHaveLength(57);
  expect(weeks[0]).toEqual({ day: 'day 0', views: 14, visitors: 7 });
  expect(weeks.at(-1)).toEqual({ day: 'day 392', views: 8, visitors: 4 });
});
