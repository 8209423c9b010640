import { randomText } from './ids.ts';
import type { Settings } from './records.ts';
import { get, type Work } from './work.ts';

export const HOUR = 3600;
export const DAY = 86400;

export function getSettings(work: Work): Settings {
  const found = work.find('settings', 'sandbox');
  if (found !== undefined) return found;
  const fresh: Settings = {
    id: 'sandbox',
    frozenAt: null,
    offsetSeconds: 0,
    webhooksHeld: false,
    webhookCopies: 1,
    fingerprintKey: randomText(32),
  };
  work.put('settings', fresh);
  return fresh;
}

/** The time in seconds on the given test clock, or on the sandbox's own clock. */
export function now(work: Work, testClock: string | null | undefined): number {
  if (testClock) return get(work, 'test_clock', testClock).frozen_time;
  const { frozenAt, offsetSeconds } = getSettings(work);
  return frozenAt ?? Math.floor(work.wallMs() / 1000) + offsetSeconds;
}

export function nowFor(work: Work, customer: string | null): number {
  return now(work, customer === null ? null : work.find('customer', customer)?.test_clock);
}
