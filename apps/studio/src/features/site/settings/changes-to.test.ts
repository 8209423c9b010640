import type { Settings } from '@rostra/contract';
import { expect, it } from 'vitest';
import { changesTo } from './changes-to.ts';

const state = { fixedBy: null, version: 0, updatedAt: null };
const link = { ...state, value: '' };
const settings: Settings = {
  name: { ...state, value: 'The Assembly', fixedBy: 'SITE_NAME' },
  contactEmail: { ...state, value: 'hello@example.org', version: 3 },
  postalAddress: link,
  languages: { ...state, value: ['en'] },
  timeZone: { ...state, value: 'UTC' },
  look: { ...state, value: { accent: 'evergreen' } },
  fonts: { ...state, value: 'pair' },
  logo: { ...state, value: null },
  darkLogo: { ...state, value: null },
  icon: { ...state, value: null },
  emblem: { ...state, value: 'automatic' },
  dateFormat: { ...state, value: 'language' },
  policyAreas: { ...state, value: [] },
  navigation: { ...state, value: ['home'] },
  footer: { ...state, value: [] },
  networks: { ...state, value: [] },
  replyTo: link,
  facebook: link,
  twitter: link,
  instagram: link,
  linkedin: link,
  mastodon: link,
  bluesky: link,
  youtube: link,
  tiktok: link,
  threads: link,
  telegram: link,
  github: link,
  careers: link,
  privacyUrl: link,
  termsUrl: link,
  cookiesUrl: link,
  imprintUrl: link,
  analyticsId: link,
  readerStatistics: { value: true, fixedBy: null, version: 0, updatedAt: null },
  blog: { value: true, fixedBy: null, version: 0, updatedAt: null },
  memberContent: { value: true, fixedBy: null, version: 0, updatedAt: null },
  newsletters: { value: false, fixedBy: null, version: 0, updatedAt: null },
  voteNoticeDays: { value: 7, fixedBy: null, version: 0, updatedAt: null },
  voteDurationDays: { value: 3, fixedBy: null, version: 0, updatedAt: null },
};

it('has the versions that the values are based on, without what the environment fixes', () => {
  const values = { name: 'Other', contactEmail: 'post@example.org', timeZone: 'Europe/Paris' };
  expect(changesTo(settings, values)).toEqual({
    contactEmail: { value: 'post@example.org', version: 3 },
    timeZone: { value: 'Europe/Paris', version: 0 },
  });
});
