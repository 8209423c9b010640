import { expect, it } from 'vitest';
import { fromWallTime, startOfDay, toWallTime } from './zone-time.ts';

const read = (value: string, zone: string) => fromWallTime(value, zone)?.toISOString();

it.each([
  ['UTC', '2026-11-16T12:00', '2026-11-16T12:00:00.000Z'],
  ['Europe/Berlin', '2026-11-16T13:01', '2026-11-16T12:01:00.000Z'],
  ['Europe/Berlin', '2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
  ['America/New_York', '2026-12-31T23:59', '2027-01-01T04:59:00.000Z'],
  ['Asia/Kathmandu', '2026-11-16T05:45', '2026-11-16T00:00:00.000Z'],
])('in %s the clock shows %s at %s', (zone, shown, moment) => {
  expect(read(shown, zone)).toBe(moment);
  expect(toWallTime(new Date(moment), zone)).toBe(shown);
});

it('has no moment for an hour that the clock skips', () => {
  expect(fromWallTime('2027-03-28T02:30', 'Europe/Berlin')).toBeUndefined();
  expect(read('2027-03-28T03:30', 'Europe/Berlin')).toBe('2027-03-28T01:30:00.000Z');
});

it('takes the first of two moments when the clock goes back', () => {
  expect(read('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
});

it.each(['', 'nonsense', '2026-13-01T00:00'])('is not valid for "%s"', (value) => {
  expect(fromWallTime(value, 'UTC')?.getTime()).toBeNaN();
});

it('starts a day at one o’clock where midnight is skipped', () => {
  expect(startOfDay('2026-11-16', 'Europe/Berlin').toISOString()).toBe('2026-11-15T23:00:00.000Z');
  expect(startOfDay('2026-04-24', 'Africa/Cairo').toISOString()).toBe('2026-04-23T22:00:00.000Z');
});
