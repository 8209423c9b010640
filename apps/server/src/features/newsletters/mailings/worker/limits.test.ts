import { describe, expect, it } from 'vitest';
import { adapt, allowance, newLimit, opensAt, take } from './limits.ts';

const at = (seconds: number) => new Date(Date.parse('2026-03-01T12:00:00.000Z') + seconds * 1_000);

describe('limits', () => {
  it('are none unless there are settings', () => {
    const row = take(newLimit('', at(0)), {}, 50, at(0));
    expect(allowance(row, {}, at(0))).toBe(Infinity);
  });

  it('of a second are kept over many batches', () => {
    const rates = { perSecond: 10 };
    let row = newLimit('', at(0));
    let sent = 0;
    for (let tick = 0; tick < 100; tick += 1) {
      const now = at(tick / 10);
      const count = Math.min(3, allowance(row, rates, now));
      if (count > 0) row = take(row, rates, count, now);
      sent += count;
    }
    expect(sent).toBeGreaterThanOrEqual(75);
    expect(sent).toBeLessThanOrEqual(103);
  });

  it('of an hour and a day open again at their end', () => {
    const rates = { perHour: 5, perDay: 8 };
    let row = take(newLimit('', at(0)), rates, 5, at(0));
    expect(allowance(row, rates, at(10))).toBe(0);
    expect(opensAt(row, rates, at(10))).toBe(at(3_600).getTime());
    expect(allowance(row, rates, at(3_600))).toBe(3);
    row = take(row, rates, 3, at(3_600));
    expect(opensAt(row, rates, at(7_300))).toBe(at(12 * 3_600).getTime());
  });

  it('are halved by complaints, and recover by a quarter', () => {
    let row = newLimit('example.org', at(0));
    row = adapt(row, 'slow', at(0));
    row = adapt(row, 'slow', at(0));
    expect(row.pace).toBe(0.25);
    row = adapt(row, 'fine', at(0));
    expect(row.pace).toBe(0.3125);
    for (let batch = 0; batch < 10; batch += 1) row = adapt(row, 'fine', at(0));
    expect(row.pace).toBe(1);
  });

  it('pause longer and longer while the server cannot be reached', () => {
    let row = adapt(newLimit('', at(0)), 'pause', at(0));
    expect(opensAt(row, {}, at(0))).toBe(at(10).getTime());
    row = adapt(row, 'pause', at(10));
    expect(opensAt(row, {}, at(10))).toBe(at(30).getTime());
  });

  it('do not stop the mails for days after the clock was put back', () => {
    const row = { ...newLimit('', at(0)), free_at: at(86_400).toISOString() };
    expect(opensAt(row, {}, at(0))).toBe(at(600).getTime());
  });
});
