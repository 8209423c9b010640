interface ZoneGroup {
  readonly region: string;
  readonly zones: readonly string[];
}

/** All zones by region. The chosen one is among them, even if this browser lists it under another name. */
export function listTimeZones(chosen: string): ZoneGroup[] {
  const zones = new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')]);
  const byRegion = Map.groupBy([...zones].toSorted(), (zone) =>
    zone.includes('/') ? (zone.split('/')[0] ?? '') : 'UTC',
  );
  return [...byRegion]
    .map(([region, names]) => ({ region, zones: names }))
    .toSorted((a, b) => Number(b.region === 'UTC') - Number(a.region === 'UTC'));
}
