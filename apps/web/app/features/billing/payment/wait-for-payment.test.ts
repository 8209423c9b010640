import type { BillingOverview } from '@rostra/contract';
import { expect, it } from 'vitest';
import { NO_BILLING } from '../account/billing.ts';
import { isPaid, LONG_RETRY_DELAYS_MS, waitForPayment } from './wait-for-payment.ts';

type Result = BillingOverview['state'] | Error;

function setUp(responses: Result[], signal?: AbortSignal) {
  const waits: number[] = [];
  let pollCount = 0;
  const result = waitForPayment({
    ask: async () => {
      const response = responses[Math.min(pollCount++, responses.length - 1)] ?? 'none';
      if (response instanceof Error) throw response;
      return { ...NO_BILLING, state: response };
    },
    isDone: isPaid,
    delaysMs: LONG_RETRY_DELAYS_MS,
    wait: async (ms) => void waits.push(ms),
    ...(signal ? { signal } : {}),
  });
  return { result, waits, pollCount: () => pollCount };
}

it('sends one request if the payment is already settled', async () => {
  const { result, waits, pollCount } = setUp(['active']);
  expect((await result)?.state).toBe('active');
  expect([pollCount(), waits]).toEqual([1, []]);
});

it('polls with increasing delays, also after a failed request', async () => {
  const { result, waits } = setUp(['incomplete', new Error('down'), 'incomplete', 'active']);
  expect((await result)?.state).toBe('active');
  expect(waits).toEqual([500, 1000, 2000]);
});

it('gives up after the last delay', async () => {
  const { result, waits, pollCount } = setUp(['incomplete']);
  expect(await result).toBeUndefined();
  expect(pollCount()).toBe(LONG_RETRY_DELAYS_MS.length + 1);
  expect(waits).toEqual(LONG_RETRY_DELAYS_MS);
});

it('stops when the member leaves the page', async () => {
  const { result, pollCount } = setUp(['incomplete'], AbortSignal.abort());
  expect(await result).toBeUndefined();
  expect(pollCount()).toBe(0);
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
