import { expect, it } from 'vitest';
import { addTo, createBatch, mergeBatches } from './batch.ts';

const view = {
  ...{ path: '/about', address: '192.0.2.1', browser: 'Firefox', referrer: undefined },
};
const since = new Date('2026-11-19T12:00:00.000Z');
const visitsOf = (batch: ReturnType<typeof createBatch>, path = '/about') => [
  ...(batch.pages.get(path)?.values() ?? []),
];

it('keeps few and short referrers of a visit, and all of its views', () => {
  const batch = createBatch(since);
  for (let number = 0; number < 50; number += 1) {
    addTo(batch, { ...view, referrer: `https://made-up-${number}.example/${'x'.repeat(900)}` });
  }
  addTo(batch, { ...view, referrer: `https://${'y'.repeat(16_000)}` });
  const [visit] = visitsOf(batch);
  expect(visit?.views).toBe(51);
  expect([...(visit?.referrers.keys() ?? [])]).toEqual(
    [0, 1, 2, 3, 4].map((number) => `https://made-up-${number}.example`),
  );
});

it('keeps the beginning of what a client says', () => {
  const batch = createBatch(since);
  const referrer = `https://${'y'.repeat(1_000)}.example/`;
  addTo(batch, { ...view, browser: 'z'.repeat(16_000), referrer });
  addTo(batch, { ...view, browser: 'z'.repeat(15_000), referrer: `https://${'a'.repeat(3_000)}` });
  const [visit, ...others] = visitsOf(batch);
  expect(others).toEqual([]);
  expect(visit?.browser).toHaveLength(300);
  expect([...(visit?.referrers.keys() ?? [])].map(({ length }) => length)).toEqual([200, 0]);
});

it('does not grow with made-up pages and referrers', () => {
  const batch = createBatch(since);
  for (let number = 0; number < 25_000; number += 1) {
    const referrer = `https://made-up-${number}.example`;
    addTo(batch, { ...view, path: `/${number}`, referrer });
    addTo(batch, { ...view, path: `/${number}` });
  }
  expect(batch.pages.size).toBe(20_000);
  const referrers = [...batch.pages.values()].flatMap((visits) =>
    [...visits.values()].flatMap((visit) => [...visit.referrers]),
  );
  expect(referrers).toHaveLength(20_000);
});

it('is joined with what came later, also where there is no room for referrers', () => {
  const earlier = createBatch(since);
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    addTo(earlier, { ...view, referrer: `https://${name}.example/` });
  }
  const later = createBatch(since);
  for (const name of ['a', 'f']) addTo(later, { ...view, referrer: `https://${name}.example/` });
  const [visit] = visitsOf(mergeBatches(earlier, later));
  expect(visit?.views).toBe(7);
  expect(visit?.referrers.get('https://a.example')).toBe(2);
  expect(visit?.referrers.size).toBe(5);
});
