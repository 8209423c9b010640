import { translate } from '../../../../lib/messages/translate.ts';
import { breadcrumbs } from '../../../../lib/page-metadata/json-ld.ts';
import { notFoundMeta } from '../../../../lib/page-metadata/not-found-meta.ts';
import { pageMeta } from '../../../../lib/page-metadata/page-meta.ts';
import { editionCrumbs } from '../edition-crumbs.ts';
import { comparisonPath } from '../edition-paths.ts';
import { loadComparison } from '../load-editions.ts';
import type { Route } from './+types/comparison.route.ts';
import { ComparisonPage } from './comparison-page.tsx';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadComparison(context, {
    ...params,
    isShort: new URL(request.url).searchParams.get('view') === 'changes',
  });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(matches);
  const { policy, from, to } = loaderData;
  const t = translate(matches, 'editions');
  const numbers = { from: from.number, to: to.number };
  const label = t('compared', numbers);
  const path = comparisonPath(policy.key, from.number, to.number);
  return pageMeta(matches, {
    title: `${policy.title}: ${label}`,
    description: t('comparedText', { title: policy.title, ...numbers }),
    path,
    // Repeats two editions, and there are as many comparisons as pairs of them.
    isHidden: true,
    isAboutPolicies: true,
    jsonLd: (page) => [
      breadcrumbs([...editionCrumbs(matches, policy), { label, href: path }], page),
    ],
  });
}

export default function ComparisonRoute({ loaderData }: Route.ComponentProps) {
  return <ComparisonPage {...loaderData} />;
}
