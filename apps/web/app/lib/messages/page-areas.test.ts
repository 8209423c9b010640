import { expect, it } from 'vitest';
import { areasOf } from './page-areas.ts';

it.each([
  ['/', ['public']],
  ['/blog', ['public']],
  ['/blog/night-flow', ['public']],
  ['/member-content/night-flow', ['public', 'pages']],
  ['/no-such-page', ['public', 'pages']],
  ['/about/team', ['public', 'pages']],
  ['/policies/%C3%A4/nothing', ['public']],
  ['/policies', ['public', 'editions']],
  ['/policies/domestic', ['public', 'editions']],
  ['/about', ['public', 'editions']],
  ['/policies/domestic/versions/2', ['public', 'editions']],
  ['/consultations', ['public', 'consultations']],
  ['/consultations/homes', ['public', 'consultations']],
  ['/dashboard/gifts/redeem', ['public', 'account', 'member', 'gifts']],
  ['/dashboard/consultations/homes', ['public', 'account', 'member', 'consultations']],
  ['/pledges', ['public', 'editions']],
  ['/policies/domestic/pledges', ['public', 'editions']],
  ['/take-part', ['public', 'editions', 'consultations', 'votes', 'take-part']],
  ['/votes', ['public', 'votes']],
  ['/votes/homes/check', ['public', 'votes']],
  ['/dashboard/votes/homes', ['public', 'account', 'member', 'votes']],
  ['/login', ['public', 'account']],
  ['/newsletter', ['public', 'account', 'newsletters']],
  ['/newsletter/preferences', ['public', 'account', 'newsletters']],
  ['/reset-password', ['public', 'account']],
  ['/dashboard', ['public', 'account', 'member']],
])('%s needs the messages of %j', (path, areas) => {
  expect(areasOf(path)).toEqual(areas);
});
