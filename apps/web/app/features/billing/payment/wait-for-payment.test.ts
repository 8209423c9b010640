import type { BillingOverview } from '@rostra/contract';
import { expect, it } from 'vitest';
import { NO_BILLING } from '../account/billing.ts';
import { isPaid, LONG_RETRY_DELAYS_MS, waitForPayment } from './wait-for-payment.ts';

type Answer = BillingOverview['state'] | Error;

function setUp(answers: Answer[], signal?: AbortSignal) {
  const waits: number[] = [];
  let asked = 0;
  const result = waitForPayment({
    ask: async () => {
      const answer = answers[Math.min(asked++, answers.length - 1)] ?? 'none';
      if (answer instanceof Error) throw answer;
      return { ...NO_BILLING, state: answer };
    },
    isDone: isPaid,
    delaysMs: LONG_RETRY_DELAYS_MS,
    wait: async (ms) => void waits.push(ms),
    ...(signal ? { signal } : {}),
  });
  return { result, waits, asked: () => asked };
}

it('asks once where the payment counts already', async () => {
  const { result, waits, asked } = setUp(['active']);
  expect((await result)?.state).toBe('active');
  expect([asked(), waits]).toEqual([1, []]);
});

it('asks again with growing pauses, also after an answer that did not come', async () => {
  const { result, waits } = setUp(['incomplete', new Error('down'), 'incomplete', 'active']);
  expect((await result)?.state).toBe('active');
  expect(waits).toEqual([500, 1000, 2000]);
});

it('comes to an end', async () => {
  const { result, waits, asked } = setUp(['incomplete']);
  expect(await result).toBeUndefined();
  expect(asked()).toBe(LONG_RETRY_DELAYS_MS.length + 1);
  expect(waits).toEqual(LONG_RETRY_DELAYS_MS);
});

it('stops when the page is left', async () => {
  const { result, asked } = setUp(['incomplete'], AbortSignal.abort());
  expect(await result).toBeUndefined();
  expect(asked()).toBe(0);
});

it.each([
  ['active', true],
  ['ending', true],
  ['past_due', false],
  ['incomplete', false],
  ['paused', false],
  ['ended', false],
  ['none', false],
] as const)('%s is paid: %s', (state, expected) => {
  expect(isPaid({ ...NO_BILLING, state })).toBe(expected);
});
