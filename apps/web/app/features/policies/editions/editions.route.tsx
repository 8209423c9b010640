import { translate } from '../../../lib/messages/translate.ts';
import { breadcrumbs, collection } from '../../../lib/page-metadata/json-ld.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/editions.route.ts';
import { editionCrumbs } from './edition-crumbs.ts';
import { editionPath, editionsPath } from './edition-paths.ts';
import { EditionsPage } from './editions-page.tsx';
import { loadEditions } from './load-editions.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => loadEditions(context, params.slug);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) {
    return pageMeta(matches, { title: translate(matches, 'site')('notFound'), isHidden: true });
  }
  const { policy, editions } = loaderData;
  const path = editionsPath(policy.key);
  const t = translate(matches, 'editions');
  const title = t('editionsOf', { title: policy.title });
  const description = t('introduction');
  const items = editions.map(({ number }) => ({
    label: t('edition', { number }),
    href: editionPath(policy.key, number),
  }));
  return pageMeta(matches, {
    title,
    description,
    path,
    translations: [{ locale: policy.locale, path }],
    isAboutPolicies: true,
    jsonLd: (page) => [
      collection({ title, description, path, items }, page),
      breadcrumbs(editionCrumbs(matches, policy), page),
    ],
  });
}

export default function EditionsRoute({ loaderData }: Route.ComponentProps) {
  return <EditionsPage policy={loaderData.policy} editions={loaderData.editions} />;
}
