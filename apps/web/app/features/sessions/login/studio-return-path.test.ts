import { expect, it } from 'vitest';
import { studioReturnPath } from './studio-return-path.ts';

const from = (path: string) => `?from=${encodeURIComponent(path)}`;

it.each([
  ['nothing', '', undefined],
  ['the studio', from('/studio'), '/studio'],
  ['a screen with filters', from('/studio/posts?state=draft'), '/studio/posts?state=draft'],
  ['another page', from('/dashboard'), undefined],
  ['a page with the same prefix', from('/studios'), undefined],
  ['another site', from('https://evil.example/studio'), undefined],
  ['another site without a scheme', from('//evil.example/studio/x'), undefined],
  ['another site by backslash', from('/\\\\evil.example/studio/'), undefined],
  ['a path traversal', from('/studio/..//evil.example'), undefined],
  ['a script', from('javascript:alert(1)'), undefined],
])('with %s', (_, search, expected) => {
  expect(studioReturnPath(search)).toBe(expected);
});
