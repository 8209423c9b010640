import type { CallOutput, readPolicy } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import {
  listEditionRows,
  listTranslations,
  type PageStore,
  pageLocale,
  type Reader,
  readBySlug,
} from '../content/index.ts';
import { findAreaPaths } from './areas/find-area-paths.ts';
import { toSummary } from './editions/find-policy-editions.ts';
import { findPoliciesInArea } from './leading-policies.repo.ts';
import { policies } from './policies.ts';

/** The page of a policy says what changed lately. */
const SHOWN_EDITIONS = 3;

/** A policy with its path and links to the other policies of its area. */
export async function readPolicyPage(
  store: PageStore,
  reader: Reader,
  { slug, locale }: { slug: string; locale?: string | undefined },
): Promise<CallOutput<typeof readPolicy>> {
  const scope = pageLocale(locale, store.locales);
  const policy = await readBySlug(store, policies, reader, slug, scope);
  const { area } = policy;
  const key = {
    collection: policies.plural,
    documentId: policy.documentId,
    locale: policy.locale ?? store.locales.default,
  };
  const [inArea, translations, editions] = await Promise.all([
    findPoliciesInArea(store.db.queries, area, { now: store.now(), scope }),
    listTranslations(store, policies, policy.documentId),
    listEditionRows(store, key, SHOWN_EDITIONS),
  ]);
  const areaPath = (await findAreaPaths(store.db.queries)).get(area);
  const links = inArea.map((link, index) => ({
    ...link,
    path: (index === 0 && areaPath) || pathTo(pages.policy, { slug: link.slug }),
  }));
  const path = links.find((link) => link.slug === slug)?.path ?? pathTo(pages.policy, { slug });
  const others = links.filter((link) => link.slug !== slug).map(({ slug: _, ...other }) => other);
  return {
    data: policy,
    meta: {
      path,
      others,
      editions: { key: slug, newest: editions.map(toSummary) },
      ...(translations && { translations }),
    },
  };
}
