import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextAttemptAt } from './dunning.ts';
import { type ChangeInput, type PlannedItem, planChange } from './plan-change.ts';
import { remainingShare } from './proration.ts';
import { settleBalance } from './settle-balance.ts';

const period = { start: 1000, end: 2000 };
const amounts = fc.integer({ min: 0, max: 99_999_999 });

test('the share is full at the start, zero at the end, and halves round away from zero', () => {
  expect(remainingShare(999, period, 1000)).toBe(999);
  expect(remainingShare(999, period, 2000)).toBe(0);
  expect(remainingShare(999, period, 1500)).toBe(500);
  expect(remainingShare(-999, period, 1500)).toBe(-500);
});

test('property: a share is between zero and the full amount and never grows over time', () => {
  const moment = fc.integer({ min: 900, max: 2100 });
  fc.assert(
    fc.property(amounts, moment, moment, (amount, a, b) => {
      const [early, late] = [
        remainingShare(amount, period, Math.min(a, b)),
        remainingShare(amount, period, Math.max(a, b)),
      ];
      expect(early).toBeGreaterThanOrEqual(late);
      expect(early).toBeLessThanOrEqual(amount);
      expect(late).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('property: settling a balance neither creates nor loses money', () => {
  const money = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(money, money, (total, balance) => {
      const { amountDueMinor, endingBalanceMinor } = settleBalance(total, balance, 50);
      expect(amountDueMinor + endingBalanceMinor).toBe(total + balance);
      expect(amountDueMinor === 0 || amountDueMinor >= 50).toBe(true);
    }),
  );
});

const item = (priceId: string, cycleAmountMinor: number, interval = 'month'): PlannedItem => ({
  key: 'si_1',
  priceId,
  quantity: 1,
  recurring: { interval, interval_count: 1 },
  cycleAmountMinor,
  listAmountMinor: cycleAmountMinor,
});
const change = (before: PlannedItem[], after: PlannedItem[], rest: Partial<ChangeInput> = {}) =>
  planChange({
    after,
    anchor: 1000,
    before,
    isAnchorNow: false,
    moment: 1500,
    cycle: period,
    period,
    prorates: true,
    ...rest,
  });

test('a plan change credits the old price and charges the new one; an unchanged item costs nothing', () => {
  const { prorations, resetsAnchor } = change([item('a', 1000)], [item('b', 3000)]);
  expect(prorations.map(({ amountMinor }) => amountMinor)).toEqual([-500, 1500]);
  expect(resetsAnchor).toBe(false);
  expect(change([item('a', 1000)], [item('a', 1000)]).prorations).toEqual([]);
  expect(change([item('a', 1000)], [item('b', 3000)], { prorates: false }).prorations).toEqual([]);
});

test('a different interval, a new anchor, or a free plan becoming paid starts a new period', () => {
  const plans = [
    change([item('a', 1000)], [item('b', 9000, 'year')]),
    change([item('a', 1000)], [item('a', 1000)], { isAnchorNow: true }),
    change([item('free', 0)], [item('b', 1000)]),
  ];
  for (const plan of plans) {
    expect(plan).toMatchObject({ anchor: 1500, period: { start: 1500 }, resetsAnchor: true });
    expect(plan.prorations.every(({ isCredit }) => isCredit)).toBe(true);
  }
});

test('property: changing the plan and changing it back at the same moment costs nothing', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 1000, max: 2000 }), (a, b, moment) => {
      fc.pre(a > 0 && b > 0);
      const sum = (plan: ReturnType<typeof planChange>) =>
        plan.prorations.reduce((total, line) => total + line.amountMinor, 0);
      const there = sum(change([item('a', a)], [item('b', b)], { moment }));
      const back = sum(change([item('b', b)], [item('a', a)], { moment }));
      expect(there + back).toBe(0);
    }),
  );
});

test('retries after three, five and seven days, then none', () => {
  expect([1, 2, 3, 4].map((made) => nextAttemptAt(made, 0))).toEqual([
    3 * 86_400,
    5 * 86_400,
    7 * 86_400,
    null,
  ]);
});
