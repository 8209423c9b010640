import type { User } from '@rostra/contract';
import { expect, it } from 'vitest';
import { profileCompleteness } from './profile-completeness.ts';

const user = (change: { profile?: object; userData?: object }): User =>
  ({
    profile: {
      firstName: null,
      lastName: null,
      bio: null,
      organisation: null,
      avatar: null,
      ...change.profile,
    },
    metadata: change.userData ? JSON.stringify({ userData: change.userData }) : null,
  }) as User;

it('counts completed parts and lists missing ones', () => {
  expect(profileCompleteness(user({}))).toEqual({
    percent: 0,
    missing: ['name', 'picture', 'bio', 'place', 'phone'],
  });
  const some = user({
    profile: { firstName: 'Ada', lastName: 'Lovelace', bio: 'Notes' },
    userData: { city: 'Turin' },
  });
  expect(profileCompleteness(some)).toEqual({
    percent: 40,
    missing: ['picture', 'place', 'phone'],
  });
  const all = user({
    profile: { firstName: 'Ada', lastName: 'Lovelace', bio: 'Notes', avatar: { id: 1 } },
    userData: { city: 'Turin', country: 'Italy', phoneNumber: '1' },
  });
  expect(profileCompleteness(all)).toEqual({ percent: 100, missing: [] });
});

it('tolerates invalid metadata', () => {
  expect(profileCompleteness({ ...user({}), metadata: '{broken' }).percent).toBe(0);
});
