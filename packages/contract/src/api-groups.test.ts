import { expect, it } from 'vitest';
import { apiPartOf } from './api-groups.ts';

it.each([
  ['Votes', 'public', 'content'],
  ['Votes', 'member', 'member'],
  ['Votes', 'content.edit', 'studio'],
  ['Accounts', 'public', 'member'],
  ['Staff', 'public', 'studio'],
  // Programs write with API tokens.
  ['Editing', 'content.draft', 'content'],
  ['Media', 'member', 'content'],
] as const)('%s for %s is in the part %s', (group, access, part) => {
  expect(apiPartOf(group, access)).toBe(part);
});
