import type { Settings } from '@rostra/contract';
import { expect, it } from 'vitest';
import type { SiteValues } from '../settings/fields/site-fields.tsx';
import { suggestSite } from './suggest-site.ts';

const state = { fixedBy: null, version: 0, updatedAt: null };
const settings: Pick<Settings, keyof SiteValues> = {
  name: { ...state, value: 'The Assembly', fixedBy: 'SITE_NAME' },
  contactEmail: { ...state, value: 'hello@example.org' },
  timeZone: { ...state, value: 'Europe/Paris', version: 1 },
};
const owner = { email: 'olga@example.org', timeZone: 'Europe/Berlin' };

it('suggests what fits the owner, unless it was chosen or is fixed', () => {
  expect(suggestSite(settings, owner)).toEqual({
    name: 'The Assembly',
    contactEmail: 'olga@example.org',
    timeZone: 'Europe/Paris',
  });
});

it('does not suggest the name of the starter organisation', () => {
  const fresh = { ...settings, name: { ...state, value: 'The Assembly' } };
  expect(suggestSite(fresh, owner).name).toBe('');
});
