import type { MetaDescriptor } from 'react-router';
import type { Matches } from '../messages/translate.ts';
import { pageMeta } from './page-meta.ts';

/** For pages with a secret in their URL, such as a reset code: not indexed, and never sent as a referrer. */
export function secretPageMeta(
  matches: Matches,
  page: { title: string; path?: string },
): MetaDescriptor[] {
  return [
    ...pageMeta(matches, { ...page, isHidden: true }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}
