import { translate } from '../../../lib/messages/translate.ts';
import { listMeta } from '../../../lib/page-metadata/list-meta.ts';
import { notFoundMeta } from '../../../lib/page-metadata/not-found-meta.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/editions.route.ts';
import { editionCrumbs } from './edition-crumbs.ts';
import { editionPath, editionsPath } from './edition-paths.ts';
import { EditionsPage } from './editions-page.tsx';
import { loadEditions } from './load-editions.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => loadEditions(context, params.slug);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(matches);
  const { policy, editions } = loaderData;
  const path = editionsPath(policy.key);
  const t = translate(matches, 'editions');
  const title = t('editionsOf', { title: policy.title });
  const description = t('introduction');
  const items = editions.map(({ number }) => ({
    label: t('edition', { number }),
    href: editionPath(policy.key, number),
  }));
  const crumbs = editionCrumbs(matches, policy);
  return pageMeta(matches, {
    ...listMeta({ title, description, path, items, crumbs }),
    translations: [{ locale: policy.locale, path }],
    isAboutPolicies: true,
  });
}

export default function EditionsRoute({ loaderData }: Route.ComponentProps) {
  return <EditionsPage policy={loaderData.policy} editions={loaderData.editions} />;
}
