import type { CallOutput, readLeadingPolicy } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { invalidField, notFound } from '../../errors.ts';
import { type PageStore, pageLocale, type Reader } from '../content/index.ts';
import { findAreaPaths } from './areas/find-area-paths.ts';
import { findPoliciesInArea } from './leading-policies.repo.ts';
import { readPolicyPage } from './read-policy.ts';

/** The policy that the page of an area shows. */
export async function readLeadingPolicyPage(
  store: PageStore,
  reader: Reader,
  { area, locale }: { area: string; locale?: string | undefined },
): Promise<CallOutput<typeof readLeadingPolicy>> {
  const [leading] = await findPoliciesInArea(store.db.queries, area, {
    now: store.now(),
    scope: pageLocale(locale, store.locales),
  });
  if (!leading) {
    const isKnown = (await findAreaPaths(store.db.queries)).has(area);
    throw isKnown ? notFound() : invalidField(['area'], messageReference('rules', 'invalidValue'));
  }
  return readPolicyPage(store, reader, { slug: leading.slug, locale });
}
