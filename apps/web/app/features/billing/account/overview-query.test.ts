import { ApiError, type Client } from '@rostra/contract/client';
import { expect, it } from 'vitest';
import { NO_BILLING } from './billing.ts';
import { fetchOverview } from './overview-query.ts';
import { simulatedBilling } from './simulated-plan.ts';

const { signal } = new AbortController();
const failing = (error: Error) => (async () => Promise.reject(error)) as Client;

it('returns the overview of the server', async () => {
  const basic = simulatedBilling('basic', 0);
  expect(await fetchOverview((async () => basic) as Client, signal)).toBe(basic);
});

it('treats only "not found" as no plan', async () => {
  const missing = new ApiError('x', { status: 404, code: 'not_found' });
  expect(await fetchOverview(failing(missing), signal)).toEqual(NO_BILLING);
  const broken = new ApiError('x', { status: 500 });
  await expect(fetchOverview(failing(broken), signal)).rejects.toBe(broken);
});
