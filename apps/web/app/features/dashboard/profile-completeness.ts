import { readUserData, type User } from '@rostra/contract';

export interface Completeness {
  percent: number;
  /** Missing parts, worded to follow "Add". */
  missing: string[];
}

export function profileCompleteness({ profile, metadata }: User): Completeness {
  const { city, country, phoneNumber } = readUserData(metadata) ?? {};
  const parts: [string, boolean][] = [
    ['your name', Boolean(profile.firstName && profile.lastName)],
    ['a picture', profile.avatar !== null],
    ['a few words about you', Boolean(profile.bio)],
    ['your town and country', Boolean(city && country)],
    ['a telephone number', Boolean(phoneNumber)],
  ];
  const missing = parts.flatMap(([name, isThere]) => (isThere ? [] : [name]));
  return { percent: Math.round((1 - missing.length / parts.length) * 100), missing };
}

/** "your name, a picture and a telephone number" */
export const joinWithAnd = (items: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items);
