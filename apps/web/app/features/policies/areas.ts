export const areas = ['domestic', 'international', 'economic'] as const;
export type Area = (typeof areas)[number];

export const areaNames: Record<Area, string> = {
  domestic: 'Domestic policy',
  international: 'International policy',
  economic: 'Economic policy',
};

export function readArea(value: string | undefined): Area | undefined {
  return areas.find((area) => area === value);
}
