import { expect, it } from 'vitest';
import { listTimeZones } from './list-time-zones.ts';

it('groups zones by region, beginning with UTC, and contains the chosen one', () => {
  const groups = listTimeZones('Asia/Calcutta');
  expect(groups[0]).toEqual({ region: 'UTC', zones: ['UTC'] });
  const find = (region: string) => groups.find((group) => group.region === region)?.zones;
  expect(find('Europe')).toContain('Europe/Berlin');
  expect(find('Asia')).toContain('Asia/Calcutta');
});
