import { translate } from '../../../lib/messages/translate.ts';
import { article, breadcrumbs } from '../../../lib/page-metadata/json-ld.ts';
import { notFoundMeta } from '../../../lib/page-metadata/not-found-meta.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/edition.route.ts';
import { editionCrumbs } from './edition-crumbs.ts';
import { EditionPage } from './edition-page.tsx';
import { editionPath } from './edition-paths.ts';
import { loadEdition } from './load-editions.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadEdition(context, params.slug, params.number);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(matches);
  const { policy, edition } = loaderData;
  const { number, title, summary, bodyExcerpt, publishedAt } = edition;
  // The newest edition has the text of the policy's own page.
  const own = editionPath(policy.key, number);
  const path = number === policy.newest ? (policy.path ?? own) : own;
  const t = translate(matches, 'editions');
  const description = summary || bodyExcerpt;
  return pageMeta(matches, {
    title: t('editionTitle', { title, number }),
    description,
    path,
    translations: [{ locale: policy.locale, path }],
    type: 'article',
    publishedAt,
    isAboutPolicies: true,
    jsonLd: (page) => [
      article(
        { title, description, path, publishedAt, updatedAt: publishedAt, edition: number },
        page,
      ),
      breadcrumbs(
        [...editionCrumbs(matches, policy), { label: t('edition', { number }), href: own }],
        page,
      ),
    ],
  });
}

export default function EditionRoute({ loaderData }: Route.ComponentProps) {
  return <EditionPage policy={loaderData.policy} edition={loaderData.edition} />;
}
