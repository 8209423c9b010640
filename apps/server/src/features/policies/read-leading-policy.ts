import type { CallOutput, PolicyArea, readLeadingPolicy } from '@rostra/contract';
import { notFound } from '../../errors.ts';
import { type PageStore, pageLocale, type Reader } from '../content/index.ts';
import { findPoliciesInArea } from './leading-policies.repo.ts';
import { readPolicyPage } from './read-policy.ts';

/** The policy that the page of an area shows. */
export async function readLeadingPolicyPage(
  store: PageStore,
  reader: Reader,
  { area, locale }: { area: PolicyArea; locale?: string | undefined },
): Promise<CallOutput<typeof readLeadingPolicy>> {
  const [leading] = await findPoliciesInArea(store.db.queries, area, {
    now: store.now(),
    scope: pageLocale(locale, store.locales),
  });
  if (!leading) throw notFound();
  return readPolicyPage(store, reader, { slug: leading.slug, locale });
}
