import { expect, it } from 'vitest';
import { createRestartDelay } from './restart-delay.ts';

it('doubles after every early exit, up to half a minute', () => {
  const delayAfter = createRestartDelay();
  const delays = Array.from({ length: 9 }, () => delayAfter(10));
  expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

it('is reset by a process that ran for a minute', () => {
  const delayAfter = createRestartDelay();
  delayAfter(10);
  delayAfter(10);
  expect(delayAfter(60_000)).toBe(250);
  expect(delayAfter(10)).toBe(500);
});
