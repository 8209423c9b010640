import { expect, it } from 'vitest';
import { areasOf } from './page-areas.ts';

it.each([
  ['/', ['public']],
  ['/blog/night-flow', ['public']],
  ['/no-such-page', ['public']],
  ['/login', ['public', 'account']],
  ['/reset-password', ['public', 'account']],
  ['/dashboard', ['public', 'account', 'member']],
])('%s needs the messages of %j', (path, areas) => {
  expect(areasOf(path)).toEqual(areas);
});
