import { pages, pathTo } from '../../pages/index.ts';

/** Pages that the law asks for. They are written and published like policies, and the footer links to them. */
export const legalAreas = ['privacy', 'terms', 'cookies', 'imprint'] as const;
export type LegalArea = (typeof legalAreas)[number];

/** Areas of one page, which every site has at the same address. */
export const fixedAreas = ['manifesto', 'about', ...legalAreas] as const;
export type FixedArea = (typeof fixedAreas)[number];

const policyPath = (slug: string) => pathTo(pages.policy, { slug });

export const fixedAreaPaths: Record<FixedArea, string> = {
  manifesto: pathTo(pages.manifesto),
  about: pathTo(pages.about),
  privacy: policyPath('privacy'),
  terms: policyPath('terms'),
  cookies: policyPath('cookies'),
  imprint: policyPath('imprint'),
};

/** A subject of policies, with a page at `/policies/<slug>`. Staff name, order, add and remove them. */
export interface PolicyArea {
  /** Stored with each policy of the area, so it stays when name and address change. */
  readonly key: string;
  readonly slug: string;
  /** By language. One of the starter areas without a name has that of our messages. */
  readonly names: Readonly<Partial<Record<string, string>>>;
}

/** Areas of a new site, whose names are translated. */
export const starterAreaKeys = ['domestic', 'international', 'economic'] as const;
export type StarterAreaKey = (typeof starterAreaKeys)[number];

export const starterAreas: readonly PolicyArea[] = starterAreaKeys.map((key) => ({
  ...{ key, slug: key },
  names: {},
}));

export const areaPathOf = ({ slug }: Pick<PolicyArea, 'slug'>): string => policyPath(slug);

/** The pages of all areas by key, each of which shows the leading policy of its area. */
export const pathsOfAreas = (areas: readonly PolicyArea[]): ReadonlyMap<string, string> =>
  new Map([
    ...areas.map((area): [string, string] => [area.key, areaPathOf(area)]),
    ...Object.entries(fixedAreaPaths),
  ]);

export const isFixedArea = (area: string): area is FixedArea =>
  fixedAreas.some((name) => name === area);

export const isLegalArea = (area: string): area is LegalArea =>
  legalAreas.some((name) => name === area);

export const isStarterArea = (area: string): area is StarterAreaKey =>
  starterAreaKeys.some((name) => name === area);

/** What staff called it: in the language, otherwise in the first one that it has a name in. Undefined if it has our name. */
export const ownAreaName = (
  { key, names }: PolicyArea,
  language: string,
): { name: string; language: string } | undefined => {
  const known =
    names[language] === undefined && !isStarterArea(key) ? Object.keys(names)[0] : language;
  const name = known === undefined ? undefined : names[known];
  return name === undefined || known === undefined ? undefined : { name, language: known };
};
