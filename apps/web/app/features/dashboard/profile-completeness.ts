import { readUserData, type User } from '@rostra/contract';

type ProfilePart = 'name' | 'picture' | 'bio' | 'place' | 'phone';

export interface Completeness {
  percent: number;
  missing: ProfilePart[];
}

export function profileCompleteness({ profile, metadata }: User): Completeness {
  const { city, country, phoneNumber } = readUserData(metadata) ?? {};
  const parts: [ProfilePart, boolean][] = [
    ['name', Boolean(profile.firstName && profile.lastName)],
    ['picture', profile.avatar !== null],
    ['bio', Boolean(profile.bio)],
    ['place', Boolean(city && country)],
    ['phone', Boolean(phoneNumber)],
  ];
  const missing = parts.flatMap(([name, isThere]) => (isThere ? [] : [name]));
  return { percent: Math.round((1 - missing.length / parts.length) * 100), missing };
}
