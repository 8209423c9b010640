import { feedPaths } from '@rostra/contract/pages';
import { translate } from '../../../lib/messages/translate.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/editions.route.ts';
import { editionsPath } from './edition-paths.ts';
import { EditionsPage } from './editions-page.tsx';
import { loadEditions } from './load-editions.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => loadEditions(context, params.slug);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) {
    return pageMeta(matches, { title: translate(matches, 'site')('notFound'), isHidden: true });
  }
  const { policy } = loaderData;
  const path = editionsPath(policy.key);
  const t = translate(matches, 'editions');
  return [
    ...pageMeta(matches, {
      title: t('editionsOf', { title: policy.title }),
      description: t('introduction'),
      path,
      translations: [{ locale: policy.locale, path }],
    }),
    {
      tagName: 'link' as const,
      rel: 'alternate',
      type: 'application/rss+xml',
      title: t('feedTitle'),
      href: feedPaths.policyChanges,
    },
  ];
}

export default function EditionsRoute({ loaderData }: Route.ComponentProps) {
  return <EditionsPage policy={loaderData.policy} editions={loaderData.editions} />;
}
