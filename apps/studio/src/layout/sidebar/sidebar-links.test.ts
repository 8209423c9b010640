import { can, type Role } from '@rostra/contract';
import { expect, it } from 'vitest';
import { collections } from '../../lib/content/testing/collections.ts';
import { sidebarGroups, sidebarLinks } from './sidebar-links.ts';

const names = (role: Role, features = { blog: true, memberContent: true, newsletters: true }) =>
  sidebarLinks({ can: (capability) => can(role, capability), collections, features }).map(
    ({ name }) => name,
  );

it('shows authors and editors the content', () => {
  expect(names('author')).toEqual([
    'dashboard',
    'calendar',
    'readers',
    'posts',
    'policies',
    'memberContents',
    'media',
  ]);
  expect(names('editor')).toEqual([
    'dashboard',
    'calendar',
    'readers',
    'posts',
    'policies',
    'consultations',
    'votes',
    'pledges',
    'memberContents',
    'media',
    'mainPages',
    'categories',
    'tags',
    'authors',
    'newsletters',
  ]);
});

it('shows a treasurer no screen whose calls would be refused', () => {
  expect(names('treasurer')).toEqual([
    'dashboard',
    'members',
    'money',
    'plans',
    'coupons',
    'gifts',
  ]);
});

it('leaves out features that the site does not have', () => {
  expect(names('owner', { blog: false, memberContent: false, newsletters: false })).toEqual([
    'dashboard',
    'calendar',
    'readers',
    'policies',
    'consultations',
    'votes',
    'pledges',
    'media',
    'mainPages',
    'categories',
    'tags',
    'authors',
    'members',
    'money',
    'plans',
    'coupons',
    'gifts',
    'mails',
    'staff',
    'audit',
    'status',
    'imports',
    'tokens',
    'webhooks',
    'wording',
    'menus',
    'redirects',
    'settings',
  ]);
});

it('has no group without screens', () => {
  const groups = (role: Role) =>
    sidebarGroups({
      can: (capability) => can(role, capability),
      collections,
      features: { blog: true, memberContent: true, newsletters: true },
    }).map(({ name }) => name);
  expect(groups('treasurer')).toEqual(['start', 'membership']);
  expect(groups('author')).toEqual(['start', 'content']);
  expect(groups('owner')).toEqual([
    'start',
    'content',
    'participation',
    'membership',
    'subjects',
    'site',
  ]);
});

it('lists another collection after those of the product', () => {
  const events = {
    kind: 'events',
    section: 'events',
    path: '/events/:slug',
    isForMembers: false,
    isLocalized: false,
    fields: [],
  } as const;
  const content = sidebarGroups({
    can: (capability) => can('author', capability),
    collections: [...collections, events],
    features: { blog: true, memberContent: true, newsletters: true },
  }).find(({ name }) => name === 'content');
  expect(content?.links.map(({ href }) => href)).toEqual([
    '/studio/posts',
    '/studio/policies',
    '/studio/member-contents',
    '/studio/events',
    '/studio/media',
  ]);
});
